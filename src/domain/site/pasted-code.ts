/** What a merchant's pasted code consists of, in its order: scripts to run, and what stands between them. */
export type CodePiece = { attributes: Record<string, string>; script: string } | { markup: string }

/** No code has more scripts: each one that is written out stands with its hash in the header of every public page. */
export const CODE_SCRIPTS_MAX = 10

const OPENING = /<(!--|noscript\b|script\b)/gi
const TAG_END = /(?:"[^"]*"|'[^']*'|[^'">])*>/y
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Reads pasted code. Comments and what is for browsers without scripts go; text without any tag is one script. */
export function readPastedCode(code: string): CodePiece[] {
  const text = code.replace(/\r\n?/g, "\n").trim()
  if (text === "") return []
  if (!text.startsWith("<") && !/<script\b/i.test(text)) return [{ attributes: {}, script: text }]
  const pieces: CodePiece[] = []
  const addMarkup = (from: number, to?: number) => {
    const markup = text.slice(from, to).trim()
    if (markup !== "") pieces.push({ markup })
  }
  let done = 0
  for (let part = partAfter(text, done); part; part = partAfter(text, done)) {
    addMarkup(done, part.start)
    if (part.attributes !== null)
      pieces.push({ attributes: readAttributes(part.attributes), script: text.slice(part.from, part.to) })
    done = part.end
  }
  addMarkup(done)
  return pieces
}

/** From where to where it is, what is inside of it, and what its tag says of it if it is a script. */
type Part = { start: number; from: number; to: number; end: number; attributes: string | null }

/** The next comment, script or part for browsers without scripts; null where none follows that also ends. */
function partAfter(text: string, done: number): Part | null {
  OPENING.lastIndex = done
  const opening = OPENING.exec(text)
  if (!opening) return null
  const name = opening[1]?.toLowerCase()
  const afterName = OPENING.lastIndex
  if (name === "!--") {
    const to = text.indexOf("-->", afterName)
    return to < 0 ? null : { start: opening.index, from: afterName, to, end: to + 3, attributes: null }
  }
  TAG_END.lastIndex = afterName
  const tag = TAG_END.exec(text)
  const closing = new RegExp(`</${name}\\s*>`, "gi")
  closing.lastIndex = TAG_END.lastIndex
  const close = tag && closing.exec(text)
  if (!close) return null
  const from = afterName + tag[0].length
  const attributes = name === "script" ? tag[0].slice(0, -1) : null
  return { start: opening.index, from, to: close.index, end: closing.lastIndex, attributes }
}

/** Handlers would not be let run, and a nonce is nobody's but the page's. */
function readAttributes(text: string): Record<string, string> {
  const found = Array.from(text.matchAll(ATTRIBUTE), ([, name = "", ...values]) => [
    name.toLowerCase(),
    values.find((value) => value !== undefined) ?? "",
  ])
  return Object.fromEntries(found.filter(([name = ""]) => !/^on|^nonce$/.test(name)))
}

/** The types of script that browsers run; others are data. */
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/** The scripts whose text is run: those that are neither data nor fetched from somewhere. */
export const inlineScripts = (code: string): string[] =>
  readPastedCode(code).flatMap((piece) => ("script" in piece && isInline(piece.attributes) ? [piece.script] : []))

const isInline = ({ src, type = "" }: Record<string, string>) => src === undefined && RUNS.test(type)
