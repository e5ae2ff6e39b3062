import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"
import { addressUnder, Link, LinksProvider } from "./link.tsx"

test.each([
  ["", "/", "/"],
  ["", "/item/mug/7?from=list#reviews", "/item/mug/7?from=list#reviews"],
  ["/fr/arts", "/", "/fr/arts"],
  ["/fr/arts", "/?q=1", "/fr/arts?q=1"],
  ["/fr/arts", "/#news", "/fr/arts#news"],
  ["/fr/arts", "/SaleGoods/lists?p=2", "/fr/arts/SaleGoods/lists?p=2"],
])("under %j %s stands as %s", (prefix, to, address) => {
  expect(addressUnder(prefix, to)).toBe(address)
})

test.each([
  ["an address of the shop", "/news", 'href="/news"'],
  ["an address elsewhere", "https://friend.example/x", 'href="https://friend.example/x"'],
  ["a field of the same page", "?p=2", 'href="/list?p=2"'],
  ["a place on the same page", "#reviews", 'href="/list#reviews"'],
])("%s stands in the page as it should", (_what, to, href) => {
  const link = createElement(Link, { to }, "Go")
  const Component = () => createElement(LinksProvider, null, link)
  const Stub = createRoutesStub([{ path: "/list", Component }])
  expect(renderToStaticMarkup(createElement(Stub, { initialEntries: ["/list"] }))).toContain(href)
})
