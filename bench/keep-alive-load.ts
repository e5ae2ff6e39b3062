import { connect } from "node:net"

export type Load = { port: number; request: string; connections: number; requests: number }

// A process of its own that asks for one page again and again over kept connections. It reads no more of a reply than its
// length: whoever asks must not be slower than who answers.
process.on("message", async ({ port, request, connections, requests }: Load) => {
  let left = requests
  await Promise.all(Array.from({ length: connections }, () => converse(port, request, () => left-- > 0)))
  process.send?.("done")
})

function converse(port: number, request: string, isMore: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true })
    let missing = 0
    const ask = () => (isMore() ? socket.write(request) : socket.end())
    socket.on("connect", ask)
    socket.on("data", (chunk) => {
      if (missing === 0) missing = lengthOf(chunk)
      missing -= chunk.length
      if (missing === 0) ask()
      else if (missing < 0) socket.destroy(new Error("more than one reply"))
    })
    socket.on("error", reject)
    socket.on("close", () => resolve())
  })
}

/** Head and body. The head of a reply comes in one piece, with the first bytes of the body. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf("\r\n\r\n")
  const head = chunk.toString("latin1", 0, Math.max(0, end))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith("HTTP/1.1 200") || length === undefined) throw new Error(`no page: ${head.slice(0, 200)}`)
  return end + 4 + Number(length)
}
