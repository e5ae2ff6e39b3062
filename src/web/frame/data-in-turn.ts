declare global {
  /** React Router's own: by its stream comes what the server loaded for the page. */
  var __reactRouterContext: { stream?: ReadableStream<Uint8Array> } | undefined
}

const nextTurn = () => new Promise((next) => setTimeout(next))

/** The page's data is read in a turn of its own: within React's first one, the browser would be busy for too long at once. */
export function readDataInTurn(): void {
  const page = globalThis.__reactRouterContext
  if (!page?.stream) return
  page.stream = page.stream.pipeThrough(
    new TransformStream({
      async transform(piece, pieces) {
        await nextTurn()
        pieces.enqueue(piece)
      },
    }),
  )
}
