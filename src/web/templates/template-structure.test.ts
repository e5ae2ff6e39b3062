import { existsSync, readdirSync, readFileSync } from "node:fs"
import { parseSync } from "@swc/core"
import { describe, expect, test } from "vitest"
import { cssDeclarations } from "../styles/css-declarations.ts"
import type { Template } from "./template.ts"

/**
 * Two templates must not be one in two colours. Of home, list and item it is asked of what they are put together
 * (sections in their order, elements within elements) and how they are laid out (grids, columns, places); names of
 * classes, colours and letters do not count.
 */
const SCREENS = ["home", "list", "item"] as const
type Screen = (typeof SCREENS)[number]

/** How alike two screens may be, 1 is the same. Templates that were drawn apart have 0.8 and 0.4 at most. */
const MOST_ALIKE = { elements: 0.9, layout: 0.6 }
const LAYOUT =
  /^(grid|grid-template|grid-template-areas|grid-template-columns|grid-template-rows|grid-area|grid-column|grid-row|columns|flex-direction|aspect-ratio|order|position|inset.*|rotate|writing-mode)$/

const here = new URL("./", import.meta.url)
const drawn = readdirSync(here).filter((name) => existsSync(new URL(`${name}/home.ts`, here)))
const manifests = import.meta.glob<Record<string, Template>>("./*/manifest.ts", { eager: true })

type Shape = { sections: string; elements: string[]; layout: string[] }

function shapeOf(template: string, screen: Screen): Shape {
  const files = filesOf(template, screen)
  const [manifest] = Object.values(manifests[`./${template}/manifest.ts`] ?? {})
  const sections = screen === "home" ? (manifest?.sections ?? []) : []
  return {
    sections: sections.map(({ section, component }) => `${section}/${component ?? "standard"}`).join(),
    elements: files.filter((file) => file.endsWith(".tsx")).flatMap((file) => elementsIn(read(file))),
    layout: files.filter((file) => file.endsWith(".css")).flatMap((file) => layoutIn(read(file))),
  }
}

/** What lies in the folder of a screen, and beside it under its name. */
function filesOf(template: string, screen: Screen): string[] {
  const folder = `${template}/${screen}`
  const inside = existsSync(new URL(folder, here)) ? readdirSync(new URL(folder, here)) : []
  const beside = [`${folder}.css`, `${folder}.tsx`].filter((file) => existsSync(new URL(file, here)))
  return [...beside, ...inside.map((file) => `${folder}/${file}`)]
}

const read = (file: string) => readFileSync(new URL(file, here), "utf8")

const layoutIn = (css: string) =>
  cssDeclarations(css)
    .filter(({ property }) => LAYOUT.test(property))
    .map(({ property, value, within }) => `${within.length > 1 ? within[0] : ""} ${property}: ${value}`)

/** Each element with the one that it stands in: `ul > li`. A component of the template's own has no name here. */
function elementsIn(code: string): string[] {
  const shared = new Set(
    Array.from(code.matchAll(/import (?:type )?\{([^}]*)\} from "(?:\.\.\/){2,}(?!\.)[^"]*"/g), ([, names = ""]) =>
      names.split(",").map((name) => name.trim()),
    ).flat(),
  )
  const found: string[] = []
  const visit = (node: unknown, parent: string) => {
    if (Array.isArray(node)) for (const one of node) visit(one, parent)
    else if (isRecord(node)) {
      const name = node.type === "JSXElement" && isRecord(node.opening) ? nameOf(node.opening.name) : null
      const here = name === null ? parent : /^[a-z]/.test(name) || shared.has(name) ? name : "own"
      if (name !== null) found.push(`${parent} > ${here}`)
      for (const value of Object.values(node)) visit(value, here)
    }
  }
  visit(parseSync(code, { syntax: "typescript", tsx: true }).body, "")
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null
const nameOf = (name: unknown) => (isRecord(name) && typeof name.value === "string" ? name.value : "member")

/** Twice what two lists have in common, by what they have together. */
function alike(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>()
  for (const value of one) left.set(value, (left.get(value) ?? 0) + 1)
  const common = other.filter((value) => {
    const count = left.get(value) ?? 0
    left.set(value, count - 1)
    return count > 0
  })
  return (2 * common.length) / Math.max(1, one.length + other.length)
}

const isSame = (one: Shape, other: Shape) =>
  alike(one.layout, other.layout) > MOST_ALIKE.layout ||
  (one.sections === other.sections && alike(one.elements, other.elements) > MOST_ALIKE.elements)

const pairs = drawn.flatMap((one, index) => drawn.slice(index + 1).map((other) => [one, other] as const))

describe.each(SCREENS)("%s", (screen) => {
  const shapes = new Map(drawn.map((template) => [template, shapeOf(template, screen)]))

  test.each(drawn)("of %s has a structure of its own to compare", (template) => {
    const { elements, layout } = shapes.get(template) ?? { elements: [], layout: [] }
    expect(Math.min(elements.length, layout.length)).toBeGreaterThan(5)
  })

  test.each(pairs)("%s and %s are two structures", (one, other) => {
    const [left, right] = [shapes.get(one), shapes.get(other)]
    expect(left && right && isSame(left, right)).toBe(false)
  })
})

test("a template in other colours, with other names of classes, is found", () => {
  const sport = shapeOf("sport", "list")
  const elements = elementsIn(`const List = () => <ul className="x"><li><Own /></li></ul>`)
  expect(elements).toEqual([" > ul", "ul > li", "li > own"])
  expect(isSame(sport, { ...sport, elements: [] })).toBe(true)
  expect(isSame(sport, { ...sport, layout: [] })).toBe(true)
  expect(isSame(sport, { sections: "", elements, layout: [] })).toBe(false)
})
