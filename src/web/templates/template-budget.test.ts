import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { cssDeclarations } from "../styles/css-declarations.ts"

/**
 * A template writes its own look and nothing else: what two of them would write alike belongs to base or to an element
 * under `src/web`. Descriptors of fonts are no declarations.
 */
const BUDGET = {
  /** Of frame, home, list and item together. */
  declarations: 1400,
  /** Of tokens and of additions to shared screens. */
  shared: 250,
  lines: 1300,
}
/** Sport is dark and leans: it may say more with tokens. */
const OWN_BUDGET: Record<string, Partial<typeof BUDGET>> = { sport: { shared: 350 } }
const SCREENS = ["frame", "home", "list", "item"]

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
  const budget = { ...BUDGET, ...OWN_BUDGET[name] }
  const files = filesBelow(new URL(`${name}/`, templates))
  const styles = files.filter(({ pathname }) => pathname.endsWith(".css"))
  const isOfScreen = ({ pathname }: URL) =>
    SCREENS.some((screen) => pathname.includes(`/${name}/${screen}/`) || pathname.endsWith(`/${name}/${screen}.css`))

  test(`frame, home, list and item take at most ${budget.declarations} declarations`, () => {
    expect(declarationsOf(styles.filter(isOfScreen))).toBeLessThanOrEqual(budget.declarations)
  })

  test(`tokens and shared screens take at most ${budget.shared} declarations`, () => {
    expect(declarationsOf(styles.filter((file) => !isOfScreen(file)))).toBeLessThanOrEqual(budget.shared)
  })

  test(`its components take at most ${budget.lines} lines`, () => {
    const components = files.filter(({ pathname }) => pathname.endsWith(".tsx"))
    const lines = components.flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"))
    expect(lines.length).toBeLessThanOrEqual(budget.lines)
  })
})

test("the drawn templates are counted", () => {
  expect(drawn).toEqual(expect.arrayContaining(["default-modulized", "sport"]))
})

test("a declaration is counted wherever it stands, a descriptor of a font is not", () => {
  const css = '@font-face { font-family: "A"; } @media print { a { color: red; --x: url("a;b}"); } } b { top: 0 }'
  const counted = cssDeclarations(css).filter(({ within }) => within.at(-1) !== "@font-face")
  expect(counted.map(({ property }) => property)).toEqual(["color", "--x", "top"])
})
