import type { z } from "zod"
import { PaypalMisshape, PaypalRefusal, PaypalSilence } from "./paypal-error.ts"
import { errorShape } from "./paypal-shapes.ts"

/** One question to PayPal; `call` names it in errors. */
export type Asked<Answer> = { call: string; url: string; init: RequestInit; ms: number; shape: z.ZodType<Answer> }

/** Asks once. What PayPal refuses, answers otherwise than documented, or leaves unanswered in time is thrown. */
export async function askPaypal<Answer>({ call, url, init, ms, shape }: Asked<Answer>): Promise<Answer> {
  const { status, text } = await answerOf(call, url, { ...init, redirect: "error", signal: AbortSignal.timeout(ms) })
  const said = readJson(text)
  if (status >= 500) throw new PaypalSilence(call, `status ${status}`)
  if (status < 200 || status > 299) {
    const { name, debug_id: debugId, details = [] } = errorShape.safeParse(said).data ?? {}
    throw new PaypalRefusal(call, { status, name, debugId, issues: details.flatMap(({ issue }) => issue ?? []) })
  }
  const { data, error } = shape.safeParse(said)
  if (error) throw new PaypalMisshape(call, [...new Set(error.issues.map(({ path }) => path.join(".") || "all of it"))])
  return data
}

async function answerOf(call: string, url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const reply = await fetch(url, init)
    return { status: reply.status, text: await reply.text() }
  } catch (failure) {
    const isLate = failure instanceof Error && failure.name === "TimeoutError"
    throw new PaypalSilence(call, isLate ? "too late" : "no connection")
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
