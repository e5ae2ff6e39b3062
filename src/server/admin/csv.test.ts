import { expect, test } from "vitest"
import { csvLine } from "./csv.ts"

test.each([
  [["Robin", 12, null], "Robin,12,\r\n"],
  [['He said "no", twice'], '"He said ""no"", twice"\r\n'],
  [["two\nlines"], '"two\nlines"\r\n'],
  [["=1+1", "+49 30", "-2+3", "@sum", "\tx"], "'=1+1,'+49 30,'-2+3,'@sum,'\tx\r\n"],
  [['=HYPERLINK("https://evil.example")'], '"\'=HYPERLINK(""https://evil.example"")"\r\n'],
  [["-12.50", -3], "-12.50,-3\r\n"],
])("%j is written as %j", (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
