import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { cssDeclarations } from "../styles/css-declarations.ts"

/**
 * A template writes its own look and nothing else: what two of them would write alike belongs to base or to an element
 * under `src/web`. Descriptors of fonts are no declarations.
 */
const SCREENS = ["frame", "home", "list", "item"]
const MOST_DECLARATIONS = 2090
const MOST_LINES = 1640
/** Tokens and additions to shared screens. Sport is dark and leans: it may say more. */
const MOST_SHARED = 250
const MOST_SHARED_OF: Record<string, number> = { sport: 350 }

const templates = new URL("./", import.meta.url)
const drawn = readdirSync(templates).filter((name) => existsSync(new URL(`${name}/tokens.css`, templates)))

const filesBelow = (folder: URL): URL[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => new URL(`file://${entry.parentPath}/${entry.name}`))

function declarationsOf(files: URL[]): number {
  const all = files.flatMap((file) => cssDeclarations(readFileSync(file, "utf8")))
  return all.filter(({ within }) => within.at(-1) !== "@font-face").length
}

describe.each(drawn)("%s", (name) => {
  const files = filesBelow(new URL(`${name}/`, templates))
  const styles = files.filter(({ pathname }) => pathname.endsWith(".css"))
  const isOfScreen = ({ pathname }: URL) =>
    SCREENS.some((screen) => pathname.includes(`/${name}/${screen}/`) || pathname.endsWith(`/${name}/${screen}.css`))

  test(`frame, home, list and item take at most ${MOST_DECLARATIONS} declarations`, () => {
    expect(declarationsOf(styles.filter(isOfScreen))).toBeLessThanOrEqual(MOST_DECLARATIONS)
  })

  const most = MOST_SHARED_OF[name] ?? MOST_SHARED
  test(`tokens and shared screens take at most ${most} declarations`, () => {
    expect(declarationsOf(styles.filter((file) => !isOfScreen(file)))).toBeLessThanOrEqual(most)
  })

  test(`its components take at most ${MOST_LINES} lines`, () => {
    const components = files.filter(({ pathname }) => pathname.endsWith(".tsx"))
    const lines = components.flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"))
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
  })
})

test("the drawn templates are counted", () => {
  expect(drawn).toEqual(expect.arrayContaining(["default-modulized", "sport"]))
})
