import { describe, expect, test } from "vitest"
import { afterPaint } from "./after-paint.ts"

const imports = (code: string) => [...code.matchAll(/(await )?import\b[^;]*/g)].map(([found]) => found)

describe("a module that works after the first paint", () => {
  test("loads everything that it imports only then, in the same order", () => {
    const late = afterPaint(
      'import "/a.js";import "/b.js";\nimport * as route0 from "/c.js";\nwindow.x = {"root":route0};\nimport("/d.js");',
      [],
      ["/a.js", "/e.js"],
    )
    expect(late.startsWith("await new Promise(")).toBe(true)
    expect(imports(late)).toEqual([
      'await import("/a.js")',
      'await import("/b.js")',
      'await import("/c.js")',
      'import("/d.js")',
    ])
    expect(late.indexOf('["/a.js","/e.js"]')).toBeLessThan(late.indexOf("await import("))
    expect(late).toContain('const route0 = await import("/c.js");')
  })

  test("loads what is needed first before that, file by file, having asked for everything at once", () => {
    const late = afterPaint('import "/a.js";', ["/react.js", "/shop.js"], ["/shop.js", "/a.js"])
    expect(late).toContain('["/react.js","/shop.js","/a.js"]')
    expect(late).toContain('const file of ["/react.js","/shop.js"]')
    expect(imports(late)).toEqual(["await import(file)", 'await import("/a.js")'])
  })

  test("is nothing where there is nothing to do", () => {
    expect(afterPaint(" ", ["/a.js"], ["/b.js"])).toBe(" ")
  })
})
