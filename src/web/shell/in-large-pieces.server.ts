/**
 * Hands on in one piece what is written in one turn of the event loop, which is nearly always the whole page. React writes
 * two kilobytes at a time, and each of them would be compressed and sent by itself.
 */
export function inLargePieces(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let pieces: Uint8Array[] = []
  let hasLeft = false

  async function gather(page: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const handOn = () => {
      if (pieces.length > 0 && !hasLeft) page.enqueue(Buffer.concat(pieces))
      pieces = []
    }
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (pieces.length === 0) setImmediate(handOn)
      pieces.push(next.value)
    }
    handOn()
    if (!hasLeft) page.close()
  }

  return new ReadableStream({
    start: (page) => void gather(page).catch((failure) => page.error(failure)),
    cancel: (reason) => {
      hasLeft = true
      return reader.cancel(reason)
    },
  })
}
