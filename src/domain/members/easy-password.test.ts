import { expect, test } from "vitest"
import { isEasyPassword } from "./easy-password.ts"

const common = new Set(["password", "sunshine", "q1w2e3r4t5"])
const own = ["ada.byron@people.example", "ada.byron", "Lantern & Loom", "lantern-loom", "shop.example", null, ""]

test.each([
  "password",
  "PASSWORD",
  "password1",
  "Password123!",
  "P@ssw0rd",
  "p4ssw0rd2024",
  "sunshine99",
  "q1w2e3r4t5",
  "ada.byron@people.example",
  "Ada.Byron@people.example1",
  "adabyron",
  "ada.byron!",
  "Lantern & Loom",
  "lanternloom",
  "LanternLoom2026",
  "shop.example",
  "aaaaaaaa",
  "abababab",
  "23456789",
  "hgfedcba",
])("%s is easy to guess", (password) => {
  expect(isEasyPassword(password, common, own)).toBe(true)
})

test.each([
  "vitrine-demo",
  "correct horse battery staple",
  "my password is long",
  "sunshine-over-12345",
  "a good password",
  "Kaffee um 7:30",
  "пароль для магазина",
])("%s is not", (password) => {
  expect(isEasyPassword(password, common, own)).toBe(false)
})
