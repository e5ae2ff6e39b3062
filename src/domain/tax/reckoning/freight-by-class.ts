import { type Money, share, sum } from "../../pricing/money.ts"
import { TAX_CLASSES, type TaxClass } from "../tax-class.ts"

export interface TaxableLine {
  readonly taxClass: TaxClass
  /** After every reduction, in the prices that the shop enters. */
  readonly paid: Money
}

export interface TaxableFreight {
  readonly fee: Money
  /** A class of its own, or that of the goods, by their value. */
  readonly taxClass: TaxClass | "asGoods"
}

interface ClassFee {
  readonly taxClass: TaxClass
  readonly fee: Money
}

/** Freight split among the classes of the goods by what is paid for each; with gifts alone it is standard. */
export function freightByClass({ fee, taxClass }: TaxableFreight, lines: readonly TaxableLine[]): ClassFee[] {
  if (fee === 0) return []
  if (taxClass !== "asGoods") return [{ taxClass, fee }]
  const values = TAX_CLASSES.map((each) => sum(lines.filter((line) => line.taxClass === each).map(({ paid }) => paid)))
  if (sum(values) === 0) return [{ taxClass: "standard", fee }]
  const fees = share(fee, values)
  return TAX_CLASSES.flatMap((each, index) => {
    const part = fees[index]
    return part ? [{ taxClass: each, fee: part }] : []
  })
}
