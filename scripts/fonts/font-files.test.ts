import { readdirSync, readFileSync, statSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { charactersOf } from "./font-ranges.ts"
import { TEMPLATE_FONTS } from "./template-fonts.ts"

/** What English is written with comes before anything is painted: in bytes, of one face. */
const BASIC_LIMIT = 27_000

const templates = new URL("../../src/web/templates/", import.meta.url)
const faces = Object.values(TEMPLATE_FONTS).flat()

describe.each(Object.keys(TEMPLATE_FONTS))("the fonts of %s", (template) => {
  const folder = new URL(`${template}/fonts/`, templates)
  const styles = readFileSync(new URL("../frame/fonts.css", folder), "utf8")
  const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"))

  test("are the files that its stylesheet names", () => {
    const named = Array.from(styles.matchAll(/url\("\.\.\/fonts\/([^"]+)"\)/g), ([, name]) => name)
    expect(files.toSorted()).toEqual([...new Set(named)].toSorted())
  })

  test("are small where they come before the first paint", () => {
    const heavy = files.filter((name) => name.includes("-basic") && statSync(new URL(name, folder)).size > BASIC_LIMIT)
    expect(heavy).toEqual([])
  })

  test("have a stand-in and a licence", () => {
    for (const { family } of TEMPLATE_FONTS[template] ?? []) expect(styles).toContain(`"${family} Stand-in"`)
    expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^OFL-.+\.txt$/))
  })
})

test("are cut from the packages that are installed for it, each of which is used", () => {
  const installed = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")).dependencies
  const used = faces.flatMap(({ from, arabic }) => [from, arabic]).map((file) => file.split("/files/")[0])
  expect(Object.keys(installed).toSorted()).toEqual([...new Set([...used, "subset-font"])].toSorted())
})

test("a range is all its characters", () => {
  expect(charactersOf("U+0041-0043, U+20AC")).toBe("ABC€")
})
