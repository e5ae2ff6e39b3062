import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { inlineScriptHashes } from "./inline-scripts.ts"

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`

test.each([
  ["no script", "<p>script</p>", []],
  ["a script", "<script>a()</script>", [hash("a()")]],
  ["its body to the byte", '<script async="">\n a("é")\n</script>', [hash('\n a("é")\n')]],
  ["one that is loaded", '<script src="/assets/a.js"></script>', []],
  ["one that is loaded, by another spelling", "<SCRIPT async SRC = '/a.js'></SCRIPT >", []],
  ["a module", '<script type="module">import "/a.js"</script>', [hash('import "/a.js"')]],
  ["data", '<script type="application/ld+json">{"a":1}</script>', []],
  ["the same twice", "<script>a()</script><script>a()</script>", [hash("a()")]],
  ["several", "<script>a()</script><b/><script>b()</script>", [hash("a()"), hash("b()")]],
  ["an escaped end inside", '<script>a("<\\/script>")</script>', [hash('a("<\\/script>")')]],
])("%s", (_name, html, expected) => expect(inlineScriptHashes(html)).toEqual(expected))
