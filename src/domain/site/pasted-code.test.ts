import { expect, test } from "vitest"
import { inlineScripts, readPastedCode } from "./pasted-code.ts"

const script = (text: string, attributes: Record<string, string> = {}) => ({ attributes, script: text })

test.each([
  ["nothing", "", []],
  ["spaces", " \n ", []],
  ["one script", "<script>chat()</script>", [script("chat()")]],
  ["a script in capitals", "<SCRIPT>chat()</SCRIPT >", [script("chat()")]],
  [
    "a file, with what it says of itself",
    `<script async src="https://chat.example/w.js" data-id='7' charset=utf-8></script>`,
    [script("", { async: "", src: "https://chat.example/w.js", "data-id": "7", charset: "utf-8" })],
  ],
  ["a bracket within an attribute", `<script data-x="a>b">go()</script>`, [script("go()", { "data-x": "a>b" })]],
  ["text without a tag", "if (1<2) chat()", [script("if (1<2) chat()")]],
  ["lines of another system", "<script>\r\na\rb</script>", [script("\na\nb")]],
  [
    "markup around scripts, in its order",
    `<div id="box"></div><script>one()</script><p>mid</p><script>two()</script>`,
    [{ markup: `<div id="box"></div>` }, script("one()"), { markup: "<p>mid</p>" }, script("two()")],
  ],
  ["a comment", "<!-- <script>old()</script> --><script>new_()</script>", [script("new_()")]],
  ["what is for browsers without scripts", "<noscript><img src=x></noscript><script>a()</script>", [script("a()")]],
  ["a script that does not end", "<script>a()", [{ markup: "<script>a()" }]],
  ["handlers and a nonce", `<script nonce="x" onerror="steal()" id=a>b()</script>`, [script("b()", { id: "a" })]],
])("%s", (_name, code, pieces) => {
  expect(readPastedCode(code)).toEqual(pieces)
})

test.each([
  ["<script>a()</script><script type=module>b()</script>", ["a()", "b()"]],
  [`<script type="text/javascript">a()</script><script type="application/javascript">b()</script>`, ["a()", "b()"]],
  [`<script type="application/ld+json">{}</script><script type="text/template"><i></i></script>`, []],
  [`<script src="https://chat.example/w.js">ignored()</script>`, []],
  ["<div>no script</div>", []],
])("what is run of %s", (code, scripts) => {
  expect(inlineScripts(code)).toEqual(scripts)
})

test("whatever is sent is read at once", () => {
  const started = performance.now()
  for (const text of ["<script ", "<script>", "<!--", `<script a="`, "<noscript"]) readPastedCode(text.repeat(2_500))
  expect(performance.now() - started).toBeLessThan(1_000)
})
