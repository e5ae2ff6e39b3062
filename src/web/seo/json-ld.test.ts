import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { createRoutesStub, Meta } from "react-router"
import { expect, test } from "vitest"
import { jsonLd, type Thing } from "./json-ld.ts"

const written = (...things: (Thing | null)[]) => {
  const Page = createRoutesStub([{ path: "/", Component: Meta, meta: () => jsonLd(...things) }])
  return renderToString(createElement(Page))
}
const scripts = (html: string) => html.match(/<script type="application\/ld\+json">(.*?)<\/script>/g) ?? []
const read = (script = "") => JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, ""))

test("each thing is a script of its own, and nothing is none", () => {
  const html = written({ "@type": "Organization", name: "Quarter" }, null, { "@type": "WebSite", url: undefined })
  expect(scripts(html).map(read)).toEqual([
    { "@context": "https://schema.org", "@type": "Organization", name: "Quarter" },
    { "@context": "https://schema.org", "@type": "WebSite" },
  ])
})

test.each([
  "</script><script>alert(1)</script>",
  "</SCRIPT ><img src=x onerror=alert(1)>",
  "<!--<script>",
  "]]> & \u2028 \u2029 \\u003c \"'",
])("a name of %j cannot break out of its script", (name) => {
  const html = written({ "@type": "Product", name })
  expect(html.match(/<\/?script|<img|<!--/gi)).toEqual(["<script", "</script"])
  expect(read(scripts(html)[0]).name).toBe(name)
})
