import { demoStaff } from "../../demo/demo-staff.ts"
import { newPerson, type Person, type Scene } from "./person.ts"

/** Somebody who works in the demo shop. */
export async function staffOf(scene: Scene): Promise<Person> {
  const staff = newPerson(scene)
  const { email: account, password } = await demoStaff(scene.dataFolder)
  const body = { account, password }
  const { access_token } = await staff.ask("POST /api/admin/login/account", { body })
  staff.hold(access_token)
  return staff
}

/** A good that can be bought right now, with a variant of which there are enough. */
export async function goodsToBuy(person: Person, least: number, skip = 0) {
  const { list } = await person.ask("GET /api/goods/lists", {
    query: { sort: "priceDesc", onSale: "1", page_size: 50 },
  })
  let skipped = 0
  for (const entry of list.filter(({ price, inStock }) => price > 0 && inStock)) {
    const goods = await person.ask("GET /api/goods/detail", { query: { id: entry.id } })
    const variant = goods.details.find(({ stock, price }) => stock >= least && price > 0)
    if (variant && skipped++ >= skip) return { goods, variant }
  }
  throw new Error("Nothing can be bought here")
}

/** How many pieces of a variant the merchant sees on the shelf. */
export async function onShelf(staff: Person, goodsId: number, variantId: number): Promise<number> {
  const goods = await staff.ask("GET /api/admin/goods/detail", { query: { id: goodsId } })
  return goods.variants.find(({ id }) => id === variantId)?.stock ?? -1
}
