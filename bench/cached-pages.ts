import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { type BenchServer, DEMO } from "./bench-server.ts"
import { demoPages } from "./demo-pages.ts"
import { type Figure, median, medianRatio, times } from "./figure.ts"
import { type GotPage, getPage } from "./get-page.ts"
import type { Load } from "./keep-alive-load.ts"
import { type MeasuredProcess, measuredProcess, measuredShop } from "./measured-process.ts"

const RATIO_MIN = 0.7
const CONNECTIONS = 32
const WARM_UP = 15_000
const REQUESTS = 3_000
const ROUNDS = 15
const SITE = "default-modulized"
const ENCODING = { "accept-encoding": "gzip, deflate, br" }
/** Node writes these itself. */
const BY_NODE = /^(?:date|connection|keep-alive|transfer-encoding)$/i

export type PlainReply = { headers: string[]; body: string }

/** Pages that the shop keeps, against a plain Node server that sends the same bytes: requests for each second of its CPU. */
export async function cachedPages(server: BenchServer): Promise<Figure[]> {
  await server.demo()
  const shop = await measuredShop(server, DEMO)
  const load = fork(join(import.meta.dirname, "keep-alive-load.ts"))
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(await demoPages(shop.port, SITE)))
      figures.push(await compared(server, shop, load, name, path))
    return figures
  } finally {
    load.kill()
    await shop.stop()
  }
}

async function compared(
  { dataFolder }: BenchServer,
  shop: MeasuredProcess,
  load: ChildProcess,
  name: string,
  path: string,
): Promise<Figure> {
  const host = `${SITE}.localhost`
  await getPage(shop.port, host, path, ENCODING)
  const page = await getPage(shop.port, host, path, ENCODING)
  if (page.headers["x-cache"] !== "hit") throw new Error(`${path} is not cached`)
  const file = join(dataFolder, "plain-reply.json")
  writeFileSync(file, JSON.stringify(plainReply(page)))
  const plain = await measuredProcess("bench/plain-server.ts", "/", { PLAIN_REPLY: file })
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${ENCODING["accept-encoding"]}\r\n\r\n`
  const cpuMs = async (process: MeasuredProcess, requests: number) => {
    const before = await process.usage()
    load.send({ port: process.port, request, connections: CONNECTIONS, requests } satisfies Load)
    await once(load, "message")
    return ((await process.usage()).cpuMs - before.cpuMs) / requests
  }
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    for (const process of [shop, plain]) await cpuMs(process, WARM_UP)
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await cpuMs(shop, REQUESTS))
      theirs.push(await cpuMs(plain, REQUESTS))
    }
  } finally {
    await plain.stop()
  }
  const ratio = medianRatio(theirs, ours)
  const perSecond = (ms: readonly number[]) => Math.round(1_000 / median(ms)).toLocaleString("en")
  return {
    name: `Cached ${name} page against a plain server that sends the same bytes, requests per CPU-second`,
    limit: `≥ ${times(RATIO_MIN)}`,
    measured: `${times(ratio)} (${perSecond(ours)} against ${perSecond(theirs)}, ${page.body.length} bytes)`,
    ok: ratio >= RATIO_MIN,
  }
}

function plainReply({ rawHeaders, body }: GotPage): PlainReply {
  const headers: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!BY_NODE.test(rawHeaders[at] ?? "")) headers.push(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "")
  return { headers, body: body.toString("base64") }
}
