import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { refererHost, siteHost } from "./site-host.ts"

describe("siteHost", () => {
  test.each([
    ["shop.example", "shop.example"],
    ["Shop.Example", "shop.example"],
    ["shop.example:3000", "shop.example"],
    ["shop.example:", "shop.example"],
    ["shop.example.", "shop.example"],
    ["shop.example.:443", "shop.example"],
    [" shop.example ", "shop.example"],
    ["localhost:3000", "localhost"],
    ["127.0.0.1:3000", "127.0.0.1"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
    ["my_shop.example", "my_shop.example"],
    ["[::1]:3000", "[::1]"],
    ["[::1]", "[::1]"],
    ["[0:0:0:0:0:0:0:1]", "[::1]"],
    ["[2001:DB8::1]:80", "[2001:db8::1]"],
    ["::1", null],
    ["[::1", null],
    ["[zz]", null],
    ["[1:2]", null],
    ["shop.example:99999", null],
    ["shop.example:80a", null],
    ["shop.example:80:80", null],
    ["shop..example", null],
    [".shop.example", null],
    ["shop.example..", null],
    ["-shop.example", null],
    ["shop-.example", null],
    ["shop example", null],
    ["shop.example/path", null],
    ["user@shop.example", null],
    ["shop.example\r\nx: y", null],
    ["shop%2eexample", null],
    ["büchner.example", null],
    ["<script>", null],
    [`${"a".repeat(64)}.example`, null],
    [`${"a.".repeat(126)}a`, `${"a.".repeat(126)}a`],
    [`${"a.".repeat(127)}a`, null],
    [".", null],
    ["", null],
    [null, null],
    [undefined, null],
  ])("%j is %j", (header, host) => {
    expect(siteHost(header)).toBe(host)
  })

  test("a host that was read once reads the same again", () => {
    const anything = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().map((ip) => `[${ip}]`),
      fc.string(),
    )
    fc.assert(
      fc.property(anything, (header) => {
        const host = siteHost(header)
        if (host !== null) expect(siteHost(host)).toBe(host)
      }),
    )
  })
})

describe("refererHost", () => {
  test.each([
    ["https://Shop.example:8443/SaleGoods/lists?p=1#x", "shop.example"],
    ["http://localhost:3000/", "localhost"],
    ["http://[::1]:3000/cart", "[::1]"],
    ["https://shop.example@evil.example/", "evil.example"],
    ["https://büchner.example/", "xn--bchner-3ya.example"],
    ["shop.example", "shop.example"],
    ["shop.example:3000/path", "shop.example"],
    ["ftp://shop.example/", null],
    ["javascript://shop.example/", null],
    ["https://", null],
    ["https://shop example/", null],
    ["about:blank", null],
    ["/relative", null],
    ["", null],
    [null, null],
    [undefined, null],
  ])("%j is %j", (referer, host) => {
    expect(refererHost(referer)).toBe(host)
  })
})
