import type { GoodsDetail } from "../../../contract/goods-shapes.ts"
import type { Delivery } from "./goods.ts"

/** How long a good takes to a country, as the API tells it. */
export const readDelivery = (told: GoodsDetail["delivery"]): Delivery | null =>
  told && { country: told.countryName, min: told.min, max: told.max }
