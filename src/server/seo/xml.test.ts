import { XMLParser } from "fast-xml-parser"
import { describe, expect, test } from "vitest"
import { XML_HEAD, xmlElement, xmlText } from "./xml.ts"

const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false })

describe("a text in XML", () => {
  test.each([
    ["plain", "Mug", "Mug"],
    ["markup", "<b>\"Tom\" & 'Jerry'</b>", "&lt;b&gt;&quot;Tom&quot; &amp; &apos;Jerry&apos;&lt;/b&gt;"],
    ["the end of CDATA", "a]]>b", "a]]&gt;b"],
    ["an entity of its own", "&amp;", "&amp;amp;"],
    ["control characters", "a\u0000b\u0008c\u001fd\u000be", "abcde"],
    ["white space", "a\tb\nc\rd", "a\tb\nc\rd"],
    ["what is no character", "a\ufffeb\uffffc", "abc"],
    ["half a character", "a\ud83db\ude00c", "abc"],
    ["characters beyond the first plane", "😀 𠀋", "😀 𠀋"],
    ["nothing", "", ""],
  ])("%s", (_name, text, escaped) => expect(xmlText(text)).toBe(escaped))

  test.each(["<b>]]>&amp;\"'", "Ťëşť 😀", "a\u0000b"])("%j is read as it was meant", (text) => {
    const read = parser.parse(`${XML_HEAD}<x a="${xmlText(text)}">${xmlText(text)}</x>`)
    const meant = text.replaceAll("\u0000", "")
    expect(read.x).toEqual({ "#text": meant, "@_a": meant })
  })
})

test("an element without text is none", () => {
  expect(xmlElement("loc", "a&b")).toBe("<loc>a&amp;b</loc>")
  expect(xmlElement("loc", "") + xmlElement("loc", null) + xmlElement("loc", undefined)).toBe("")
})
