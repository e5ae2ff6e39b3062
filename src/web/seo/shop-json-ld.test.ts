import { expect, test } from "vitest"
import { homeContent } from "../../contract/home-content.ts"
import { exampleShell } from "./example-shop.ts"
import { shopJsonLd } from "./shop-json-ld.ts"

test("the shop and its search are described in the language of the page", () => {
  const contact = { phone: "+49 30 1", email: "hello@shop.example", address: "", hours: "" }
  const addresses = { canonical: "/fr", alternates: [] }
  const shell = exampleShell({ content: homeContent.parse({ contact }) }, { lang: "fr", addresses })
  expect(shopJsonLd(shell)).toMatchObject([
    {
      "@type": "Organization",
      "@id": "https://shop.example/#shop",
      name: "Quarter",
      url: "https://shop.example/fr",
      email: "hello@shop.example",
      telephone: "+49 30 1",
      address: undefined,
    },
    {
      "@type": "WebSite",
      url: "https://shop.example/fr",
      inLanguage: "fr",
      potentialAction: {
        target: { urlTemplate: "https://shop.example/fr/SaleGoods/lists?p=1&keywords={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    },
  ])
})

test("without a shop nothing is described", () => {
  expect(shopJsonLd(undefined)).toEqual([])
  expect(shopJsonLd({ ...exampleShell(), shop: null })).toEqual([])
})
