import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const texts = new Set([".js", ".css", ".html", ".svg", ".json", ".xml", ".txt", ".webmanifest", ".map", ".ico", ".ttf"])
const smallBytes = 256
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts a .br and a .gz beside every text file of the build, as small as can be; they are served instead of it. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  // zlib spreads them over the threads that there are.
  await Promise.all(files.map(compressFile))
}

async function compressFile(file) {
  const text = readFileSync(file)
  if (text.length < smallBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const [br, gz] = await Promise.all([brotli(text, { params }), zip(text, { level: constants.Z_BEST_COMPRESSION })])
  if (br.length < text.length) writeFileSync(`${file}.br`, br)
  if (gz.length < text.length) writeFileSync(`${file}.gz`, gz)
}
