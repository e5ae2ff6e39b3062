import { existsSync, mkdtempSync, rmSync, utimesSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { forgetCopies, forgetCopiesOfSite, pictureCopies } from "./picture-copies.ts"

const folder = mkdtempSync(join(tmpdir(), "vitrine-copies-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let place = 0
const fresh = () => join(folder, String(++place))
const KB = 1_000
const DAY_SECONDS = 86_400
const filesOf = async (home: string) =>
  (await readdir(home, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

describe("copies of pictures", () => {
  test("are found again, by picture and by size", async () => {
    const copies = pictureCopies(fresh(), 100 * KB)
    await copies.put("shop/a.webp", "1-x-160.avif", Buffer.from("small"))
    expect(String(await copies.get("shop/a.webp", "1-x-160.avif"))).toBe("small")
    expect(await copies.get("shop/a.webp", "1-x-320.avif")).toBeNull()
    expect(await copies.get("shop/b.webp", "1-x-160.avif")).toBeNull()
  })

  test("never take more room than they may; those that were used the longest ago go first", async () => {
    const home = fresh()
    const copies = pictureCopies(home, 10 * KB)
    for (let n = 0; n < 10; n++) await copies.put(`shop/${n}.webp`, "copy.webp", Buffer.alloc(KB))
    // All were made long ago; then somebody asks for the first one.
    const old = Date.now() / 1000 - 10 * DAY_SECONDS
    for (const { parentPath, name } of await filesOf(home)) utimesSync(join(parentPath, name), old, old)
    expect(await copies.get("shop/0.webp", "copy.webp")).not.toBeNull()
    await copies.put("shop/new.webp", "copy.webp", Buffer.alloc(KB))
    expect((await filesOf(home)).length).toBeLessThanOrEqual(9)
    expect(await copies.get("shop/0.webp", "copy.webp")).not.toBeNull()
    expect(await copies.get("shop/new.webp", "copy.webp")).not.toBeNull()
  })

  test("count what another start has left", async () => {
    const home = fresh()
    const before = pictureCopies(home, 10 * KB)
    for (let n = 0; n < 10; n++) await before.put(`shop/${n}.webp`, "copy.webp", Buffer.alloc(KB))
    await pictureCopies(home, 5 * KB).put("shop/new.webp", "copy.webp", Buffer.alloc(KB))
    expect((await filesOf(home)).length).toBeLessThanOrEqual(5)
  })

  test("are not kept at all where there is no room for them", async () => {
    const home = fresh()
    await pictureCopies(home, 0).put("shop/a.webp", "copy.webp", Buffer.alloc(KB))
    expect(existsSync(home)).toBe(false)
  })

  test("go with their picture, and with their shop", async () => {
    const home = fresh()
    const copies = pictureCopies(home, 100 * KB)
    for (const path of ["shop/uploads/a.webp", "shop/b.webp", "other/b.webp"])
      for (const name of ["160.avif", "320.webp"]) await copies.put(path, name, Buffer.alloc(KB))
    await forgetCopies(home, "shop/uploads/a.webp")
    expect((await filesOf(home)).length).toBe(4)
    await forgetCopiesOfSite(home, "shop")
    expect((await filesOf(home)).length).toBe(2)
    expect(await copies.get("other/b.webp", "160.avif")).not.toBeNull()
  })
})
