import { expect, test } from "vitest"
import { cookieName, SESSION_COOKIES } from "./session-cookies.ts"

test.each([...SESSION_COOKIES])("%s belongs to its host by https and has its plain name by http", (name) => {
  expect(cookieName(name, "https")).toBe(`__Host-${name}`)
  expect(cookieName(name, "http")).toBe(name)
})

test.each(["user", "rate", "template", "i18n_redirected"])(
  "%s opens nothing and is called the same everywhere",
  (name) => {
    expect(cookieName(name, "https")).toBe(name)
    expect(cookieName(name, "http")).toBe(name)
  },
)
