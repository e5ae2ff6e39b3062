import { createElement, type ReactNode } from "react"
import { renderToReadableStream, renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { exampleShell } from "../seo/example-shop.ts"
import { cachedMarkup } from "../shell/cached-markup.server.ts"
import { MarkupContext, type Shell, ShellContext, useShop } from "../shell/shell.ts"
import { CachedMarkup } from "../ui/cached-markup.tsx"
import { Link, LinksContext } from "../ui/navigation/link.tsx"

let drawings = 0

function Entries({ texts }: { texts: string[] }) {
  drawings += 1
  const { name } = useShop()
  return texts.map((text) =>
    createElement("li", { key: text }, text, " & ", name, createElement(Link, { to: `/${text}` }, text)),
  )
}

function list(texts: string[], name = "texts") {
  const children = createElement(Entries, { texts })
  return createElement(CachedMarkup, { as: "ul", of: texts, name, className: "list", children })
}

type Circumstances = { shell: Shell; prefix?: string; isCached?: boolean }

function page(inside: ReactNode, { shell, prefix = "", isCached = true }: Circumstances) {
  const links = createElement(LinksContext, { value: { prefix, follow: () => {} } }, inside)
  const parts = createElement(MarkupContext, { value: isCached ? cachedMarkup : null }, links)
  return createElement(ShellContext, { value: shell }, parts)
}

const shell = exampleShell()

test("a part that is drawn once stands in the page as if it were drawn each time", async () => {
  const texts = ["one", "<two>"]
  const whole = () => createElement("main", null, list(texts), "after", list(texts, "again"))
  const plain = renderToString(page(whole(), { shell, isCached: false }))
  expect(plain).toContain('<ul class="list"><li>one<!-- --> &amp; ')
  expect(renderToString(page(whole(), { shell }))).toBe(plain)
  const before = drawings
  const streamed = await renderToReadableStream(page(whole(), { shell }))
  expect(await new Response(streamed).text()).toBe(plain)
  expect(drawings).toBe(before)
})

test.each<[string, () => { texts: string[]; shell: Shell; prefix?: string; name?: string }]>([
  ["other content", () => ({ texts: ["one"], shell })],
  ["another shell", () => ({ texts: known, shell: exampleShell({ name: "Other" }) })],
  ["another prefix", () => ({ texts: known, shell, prefix: "/fr" })],
  ["another part that shows the same", () => ({ texts: known, shell, name: "other" })],
])("%s is drawn anew", (_what, asked) => {
  renderToString(page(list(known), { shell }))
  const before = drawings
  const { texts, name, ...circumstances } = asked()
  const drawn = renderToString(page(list(texts, name), circumstances))
  expect(drawings).toBe(before + 1)
  expect(drawn).toBe(renderToString(page(list(texts, name), { ...circumstances, isCached: false })))
})

const known = ["one", "two"]
