import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { markedScripts } from "./inline-scripts.ts"

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`
const MARK = "0123456789abcdef"
const own = ` nonce="${MARK}"`

test.each([
  ["no script", "<p>script</p>", []],
  ["a script", `<script${own}>a()</script>`, [hash("a()")]],
  ["its body to the byte", `<script async=""${own}>\n a("é")\n</script>`, [hash('\n a("é")\n')]],
  ["one that is loaded", `<script${own} src="/assets/a.js"></script>`, []],
  ["one that is loaded, by another spelling", `<SCRIPT async SRC = '/a.js'${own}></SCRIPT >`, []],
  ["a module", `<script${own} type="module">import "/a.js"</script>`, [hash('import "/a.js"')]],
  ["data", `<script type="application/ld+json"${own}>{"a":1}</script>`, []],
  ["the same twice", `<script${own}>a()</script><script${own}>a()</script>`, [hash("a()")]],
  ["several", `<script${own}>a()</script><b/><script${own}>b()</script>`, [hash("a()"), hash("b()")]],
  ["an escaped end inside", `<script${own}>a("<\\/script>")</script>`, [hash('a("<\\/script>")')]],
  ["one that is not ours", "<script>evil()</script>", []],
  ["one with a mark made up", '<script nonce="fedcba9876543210">evil()</script>', []],
  ["one before ours", `<script>evil()</script><script${own}>a()</script>`, [hash("a()")]],
  ["one that is not closed before ours", `<script>evil()//<script${own}>a()</script>`, [hash("a()")]],
  ["one that opens inside a tag", `<img alt="<script>evil()</script>"><script${own}>a()</script>`, [hash("a()")]],
])("%s", (_name, page, hashes) => {
  const found = markedScripts(page, MARK)
  expect(found.hashes).toEqual(hashes)
  expect(found.html).toBe(page.replaceAll(own, ""))
})
