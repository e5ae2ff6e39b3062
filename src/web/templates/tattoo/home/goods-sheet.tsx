import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Sheet } from "./new-sheet.tsx"

/** What the shop recommends: cells of one size. */
export const GoodsSheet = (props: Toned<SectionProps["goodsRail"]>) => <Sheet {...props} doubleAt={-1} />
