import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import { SCREEN_NAMES, type ScreenName } from "../../domain/site/screens.ts"
import { FEATURES_OF } from "../../words/words.ts"
import { folderOf, screenRoutes } from "./screen-routes.ts"

/** What answers where no screen does, and the actions of forms that stand in the frame of every screen. */
const NO_SCREENS = ["content-page", "currency", "letter", "sign-out", "unlock", "wishes"]

test.each(SCREEN_NAMES)("%s has a route", (screen) => {
  expect(existsSync(join(import.meta.dirname, folderOf(screen), "route.tsx"))).toBe(true)
})

test("every folder is a screen's", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const known = [...SCREEN_NAMES.map(folderOf), ...NO_SCREENS]
  expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

test("routes are known by the name of their screen", () => {
  expect(screenRoutes.map(({ id }) => id)).toEqual(SCREEN_NAMES)
})

test.each(LOCALE_CODES)("every screen has its words in %s, and its page carries them", (code) => {
  const words = (screen: ScreenName) =>
    join(import.meta.dirname, "../../words", code, "screens", `${folderOf(screen)}.ts`)
  const says = (screen: ScreenName) => new Map<string, readonly string[]>(Object.entries(FEATURES_OF)).get(screen) ?? []
  expect(SCREEN_NAMES.filter((screen) => !existsSync(words(screen)) && says(screen).length === 0)).toEqual([])
  expect(Object.keys(FEATURES_OF)).toEqual(expect.arrayContaining([...SCREEN_NAMES]))
})
