import { expect, test } from "vitest"
import { withHeadings } from "./headings.ts"

test.each([
  ["no heading", "<p>One</p>", "<p>One</p>", []],
  [
    "two of them",
    '<h2>One &amp; two</h2><p>x</p><h2 lang="de"><em>Drei</em></h2>',
    '<h2 id="part-1">One &amp; two</h2><p>x</p><h2 lang="de" id="part-2"><em>Drei</em></h2>',
    [
      { id: "part-1", text: "One & two" },
      { id: "part-2", text: "Drei" },
    ],
  ],
  [
    "an empty one",
    "<h2> </h2><h2>One</h2>",
    '<h2 id="part-1"> </h2><h2 id="part-2">One</h2>',
    [{ id: "part-2", text: "One" }],
  ],
  ["smaller ones", "<h3>One</h3>", "<h3>One</h3>", []],
])("%s", (_name, html, marked, headings) => {
  expect(withHeadings(html)).toEqual({ html: marked, headings })
})
