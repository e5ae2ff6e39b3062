import type { Context } from "hono"

/** A file that a call answers with, made while it is sent. */
export type FileMade = { fileName: string; type: string; text: AsyncIterable<string> }

export const isFileMade = (data: object): data is FileMade => "fileName" in data && "text" in data

/** Sends a file as it comes: a slow reader slows its making down, and one that goes away ends it. */
export function sendFile(c: Context, { fileName, type, text }: FileMade): Response {
  const parts = text[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(new TextEncoder().encode(value))
    },
    async cancel() {
      await parts.return?.()
    },
  })
  return c.body(body, 200, {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
  })
}
