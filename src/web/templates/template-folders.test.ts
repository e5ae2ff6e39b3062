import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { homeSections } from "../../contract/sections/home-section.ts"
import { hasScreen, TEMPLATE_NAMES } from "../../domain/site/templates.ts"
import { tokensIn } from "../styles/mail-tokens.ts"
import type { Template } from "./template.ts"

const here = new URL("./", import.meta.url)
const manifests = import.meta.glob<Record<string, Template>>("./*/manifest.ts", { eager: true })
/** Fonts that every first page waits for. */
const FONTS_MAX = 3
const read = (file: string) => readFileSync(new URL(file, here), "utf8")

test("every template of the domain is a folder with a manifest, tokens and a frame, and every folder is a template", () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(TEMPLATE_NAMES.toSorted())
  const files = TEMPLATE_NAMES.flatMap((name) =>
    ["manifest.ts", "tokens.css", "frame.css"].map((file) => `${name}/${file}`),
  )
  expect(files.filter((file) => !existsSync(new URL(file, here)))).toEqual([])
})

/** Whether a template has a look of its own; its bars may then have the colour of its header. */
const isDrawn = (name: string) => existsSync(new URL(`${name}/home.ts`, here))

describe.each(TEMPLATE_NAMES)("%s", (name) => {
  const [template, ...others] = Object.values(manifests[`./${name}/manifest.ts`] ?? {})

  test("has one manifest, with its own name", () => {
    expect([template?.name, others]).toEqual([name, []])
  })

  test("has a home page that the back office could save, with a hero", () => {
    const sections = template?.sections ?? []
    expect(homeSections.safeParse(sections).error).toBeUndefined()
    expect(sections.filter(({ section }) => section === "hero").length).toBeGreaterThan(0)
  })

  test("names a colour for the browser's bars and few fonts to be fetched first", () => {
    expect(template?.themeColor).toMatch(/^#[0-9a-f]{6}$/)
    expect(template?.fonts.length).toBeLessThanOrEqual(FONTS_MAX)
  })

  test("has its own tokens in the stylesheet of its frame, over those of base", () => {
    const imports = [...read(`${name}/frame.css`).matchAll(/@import "([^"]+)";/g)].map(([, file]) => file)
    expect(imports[0]).toBe("../../styles/base.css")
    expect(imports).toContain("./tokens.css")
  })

  test("has code for home, list and item, each fetched by itself", async () => {
    const { home, list, item } = await allOf(template)
    expect([typeof home?.hero.standard, typeof list, typeof item]).toEqual(["function", "function", "function"])
  })
})

test.each(TEMPLATE_NAMES.filter((name) => hasScreen(name, "inquiry")))(
  "%s has the structure of the inquiry list",
  (name) => {
    const [, plain] = /@import "([^"]*plain-frame\.css)"/.exec(read(`${name}/frame.css`)) ?? []
    expect(read(plain ? `${name}/${plain}` : `${name}/frame.css`)).toContain("styles/elements/inquiry.css")
  },
)

test.each(TEMPLATE_NAMES.filter((name) => !isDrawn(name)))("%s colours the browser's bars as its page", (name) => {
  const [template] = Object.values(manifests[`./${name}/manifest.ts`] ?? {})
  expect(template?.themeColor).toBe(tokensIn(read(`${name}/tokens.css`)).get("--paper"))
})

describe.each(["default-modulized", "sport", "../sections/plain"])("the screens of %s", (folder) => {
  const prefix = folder.endsWith("plain") ? "plain-" : ""
  test.each(["home", "list", "item"])("%s has the structure that all templates share", (screen) => {
    expect(read(`${folder}/${prefix}${screen}.css`)).toContain(
      `@import "../../styles/screens/${screen}.css" layer(base);`,
    )
  })
})

async function allOf(template: Template | undefined) {
  const [home, list, item] = await Promise.all([template?.load.home(), template?.load.list(), template?.load.item()])
  return { home, list, item }
}
