import { expect, test, vi } from "vitest"
import { createPersonalStore, type PersonalSources } from "./personal-store.ts"

const guest = { name: "", email: "", cartCount: 2, inquiryCount: 1 }
const member = { name: "Zoë", email: "zoe@example.com", cartCount: 0, inquiryCount: 0 }
const told = { userName: "Zoë", email: "zoe@example.com", cartCount: 7, favourites: [4] }

/** A store whose quiet moments come when the test says so. */
function storeOf(sources: Partial<PersonalSources>) {
  const due: (() => void)[] = []
  const ask = vi.fn<PersonalSources["ask"]>(async () => told)
  const tell = vi.fn()
  const store = createPersonalStore({ read: () => member, ask, later: (run) => due.push(run), tell, ...sources })
  const quiet = async () => {
    for (const run of due.splice(0)) run()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { store, ask, tell, quiet }
}

test("nothing is known until the page is quiet, then what the browser keeps; a guest is not asked about", async () => {
  const { store, ask, quiet } = storeOf({ read: () => guest })
  const heard = vi.fn()
  store.subscribe(heard)
  store.want(4)
  expect(store.get()).toBeNull()
  await quiet()
  expect(store.get()).toEqual({ ...guest, favourites: new Set() })
  expect(heard).toHaveBeenCalled()
  expect(ask).not.toHaveBeenCalled()
})

test("one call for all that a page shows of a member", async () => {
  const { store, ask, quiet } = storeOf({})
  store.subscribe(() => {})
  store.subscribe(() => {})
  for (const id of [3, 4, 5, 4]) store.want(id)
  await quiet()
  expect(ask.mock.calls).toEqual([[[3, 4, 5]]])
  expect(store.get()).toEqual({ ...member, cartCount: 7, favourites: new Set([4]) })
})

test("goods that come later are asked for once more", async () => {
  const { store, ask, quiet } = storeOf({})
  store.want(3)
  await quiet()
  store.want(3)
  await quiet()
  expect(ask).toHaveBeenCalledTimes(1)
  store.want(9)
  await quiet()
  expect(ask.mock.calls[1]).toEqual([[3, 9]])
})

test("a change is read at once and told to the other tabs; they look again in a quiet moment", async () => {
  let browser = guest
  const { store, tell, quiet } = storeOf({ read: () => browser })
  store.subscribe(() => {})
  await quiet()
  browser = { ...guest, cartCount: 3 }
  store.changed()
  expect(store.get()?.cartCount).toBe(3)
  expect(tell).toHaveBeenCalledTimes(1)
  browser = { ...guest, cartCount: 4 }
  store.lookAgain()
  await quiet()
  expect(store.get()?.cartCount).toBe(4)
  expect(tell).toHaveBeenCalledTimes(1)
})

test("a session that is over leaves a guest", async () => {
  const reads = [member, guest]
  const { store, quiet } = storeOf({ read: () => reads.shift() ?? guest, ask: async () => null })
  store.subscribe(() => {})
  await quiet()
  expect(store.get()).toEqual({ ...guest, favourites: new Set() })
})
