import { expect, test } from "vitest"
import { breadcrumbJsonLd } from "./breadcrumb-json-ld.ts"
import { exampleShell } from "./example-shop.ts"

const home = { name: "Home", url: "/" }

test("every step has its place and its address", () => {
  const shell = exampleShell({}, { addresses: { canonical: "/fr", alternates: [] } })
  const crumbs = [home, { name: "Mugs & cups", url: "/SaleGoods/lists?categoryId=5" }]
  expect(breadcrumbJsonLd(shell, crumbs)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/fr" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Mugs & cups",
        item: "https://shop.example/fr/SaleGoods/lists?categoryId=5",
      },
    ],
  })
})

test("one step is no way", () => {
  expect(breadcrumbJsonLd(exampleShell(), [home])).toBeNull()
  expect(breadcrumbJsonLd(undefined, [home, home])).toBeNull()
})
