import { createServer, type Socket } from "node:net"
import { afterAll } from "vitest"

type Taken = { from: string; to: string[]; data: string }
/** What the server says to a mail: null takes it, else the refusal. */
type Judge = (mail: Taken) => string | null

/** As much of a mail server as a sender needs: one that says what the test wants to hear. */
export async function smtpServer(judge: Judge = () => null) {
  const taken: Taken[] = []
  const offered: Taken[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}))
    converse(socket, (mail) => {
      offered.push(mail)
      const refusal = judge(mail)
      if (refusal === null) taken.push(mail)
      return refusal ?? "250 taken"
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  afterAll(close)
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, taken, offered, close }
}

function converse(socket: Socket, take: (mail: Taken) => string): void {
  let mail: Taken = { from: "", to: [], data: "" }
  let isData = false
  let pending = ""
  const say = (line: string) => socket.write(`${line}\r\n`)
  say("220 ready")
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    pending += chunk
    for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
      const line = pending.slice(0, end)
      pending = pending.slice(end + 2)
      if (isData && line !== ".") mail.data += `${line.replace(/^\.\./, ".")}\n`
      else if (isData) {
        isData = false
        say(take(mail))
        mail = { from: "", to: [], data: "" }
      } else hear(line)
    }
  })

  function hear(line: string): void {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ""
    const word = line.slice(0, 4).toUpperCase()
    if (word === "MAIL") mail.from = address
    if (word === "RCPT") mail.to.push(address)
    isData = word === "DATA"
    say(isData ? "354 go on" : word === "QUIT" ? "221 bye" : "250 ok")
    if (word === "QUIT") socket.end()
  }
}
