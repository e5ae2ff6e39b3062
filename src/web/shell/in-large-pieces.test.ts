import { setTimeout } from "node:timers/promises"
import { expect, test } from "vitest"
import { inLargePieces } from "./in-large-pieces.server.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

async function piecesOf(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of body) pieces.push(new TextDecoder().decode(piece))
  return pieces
}

test("what is there at once comes in one piece, what comes later by itself", async () => {
  const page = new ReadableStream<Uint8Array>({
    async start(body) {
      for (let n = 0; n < 1_000; n++) body.enqueue(bytes("x"))
      await setTimeout(20)
      body.enqueue(bytes("late"))
      body.enqueue(bytes("r"))
      body.close()
    },
  })
  expect(await piecesOf(inLargePieces(page))).toEqual(["x".repeat(1_000), "later"])
})

test("an empty page ends", async () => {
  expect(await piecesOf(inLargePieces(new ReadableStream({ start: (body) => body.close() })))).toEqual([])
})

test("a page that breaks off does not look complete", async () => {
  const page = new ReadableStream<Uint8Array>({
    async pull(body) {
      body.enqueue(bytes("half"))
      await setTimeout(5)
      body.error(new Error("broken off"))
    },
  })
  await expect(piecesOf(inLargePieces(page))).rejects.toThrow("broken off")
})

test("nothing is drawn on for whoever has left", async () => {
  let reason: unknown
  const page = new ReadableStream<Uint8Array>({
    start: (body) => body.enqueue(bytes("first")),
    cancel: (told) => {
      reason = told
    },
  })
  const reader = inLargePieces(page).getReader()
  await reader.read()
  await reader.cancel("gone")
  expect(reason).toBe("gone")
})
