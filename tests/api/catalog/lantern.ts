import { randomBytes } from "node:crypto"
import type { keeping } from "../admin/catalog/staff-calls.ts"

/** A number that no other good has. */
export const goodsNumber = () => randomBytes(5).toString("hex").toUpperCase()

/** A good with two variants in two colours, on sale. */
export async function newLantern(clerk: ReturnType<typeof keeping>) {
  const dno = goodsNumber()
  const { id } = await clerk.does("POST /api/admin/goods/save", { dnames: `Lantern ${dno}`, dno })
  const saved = await clerk.does("POST /api/admin/goods/variants", {
    goods_id: id,
    specs: [{ name: "Colour", values: [{ name: "Moss" }, { name: "Rust" }] }],
    variants: ["Moss", "Rust"].map((value) => ({
      goodNo: `${dno}-${value}`,
      price: 40,
      weight: 900,
      first_stock: 7,
      specs: [{ name: "Colour", value }],
    })),
  })
  await clerk.does("POST /api/admin/goods/onSale", { ids: [id], on: true })
  const [moss = 0, rust = 0] = saved.variants.map((variant) => variant.id)
  return { id, dno, moss, rust }
}
