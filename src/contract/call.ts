import type { z } from "zod"
import type { RefusalReason } from "./refusals.ts"

/**
 * Who may make a call. `shopper`: a member, a guest by the cookie of this browser, or nobody known; `member`: signed in;
 * `account`: signed in for the back office, about no shop; `staff`: whoever works for the shop that the call names and has
 * the right to it (`staff-rights.ts`). Where nothing is said the caller is not looked at.
 */
export type Who = "shopper" | "member" | "account" | "staff"

/** One call of the API: what it takes, what it replies, why it may refuse. Server, client and OpenAPI are all made from it. */
export type Call = {
  summary: string
  who?: Who
  /** The parts of its address that stand in braces, such as {account}. */
  path?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Other names under which fields of the body are understood; what is wrong is said under the name that was sent. */
  otherNames?: Readonly<Record<string, string>>
  /** Wants the header Idempotency-Key: the same key and body give the same reply again. */
  idempotent?: true
  /** Takes one file as multipart form data instead of a body. */
  upload?: true
  /** Answers with a file instead of the envelope: `reply` is its text, which is sent as it is made. */
  file?: true
  /** Takes many rows at once, and so a larger body than others. */
  large?: true
  /** Takes the body as it came: its signature is over the bytes. */
  raw?: true
  /** Refused with `sessionOver`, it answers with the code that signs the client out. */
  endsSession?: true
  reply: z.ZodType
  refusals?: readonly RefusalReason[]
}

type CallName = `${"GET" | "POST"} /api/${string}`
export type Calls = Record<CallName, Call>

export type PathOf<C extends Call> = C["path"] extends z.ZodObject ? z.output<C["path"]> : Record<string, never>
export type QueryOf<C extends Call> = C["query"] extends z.ZodObject ? z.output<C["query"]> : Record<string, never>
export type BodyOf<C extends Call> = C["body"] extends z.ZodObject ? z.output<C["body"]> : undefined
export type ReplyOf<C extends Call> = z.output<C["reply"]>

/** What a client may send: every query value is text or a number on its way into the address. */
export type AskOf<C extends Call> = {
  query?: C["query"] extends z.ZodObject
    ? { [K in keyof z.input<C["query"]>]: z.input<C["query"]>[K] | number | undefined }
    : never
  body?: C["body"] extends z.ZodObject ? z.input<C["body"]> : never
  /** The same for every try of one purchase. */
  idempotencyKey?: C["idempotent"] extends true ? string : never
  file?: C["upload"] extends true ? File : never
}
