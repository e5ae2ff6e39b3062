import { existsSync, readdirSync } from "node:fs"
import { expect, test } from "vitest"
import { TEMPLATE_NAMES } from "../../domain/site/templates.ts"

const here = new URL("./", import.meta.url)

test("every template of the domain is a folder with a manifest and tokens, and every folder is a template", () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(TEMPLATE_NAMES.toSorted())
  const files = TEMPLATE_NAMES.flatMap((name) => [`${name}/manifest.ts`, `${name}/tokens.css`])
  expect(files.filter((file) => !existsSync(new URL(file, here)))).toEqual([])
})
