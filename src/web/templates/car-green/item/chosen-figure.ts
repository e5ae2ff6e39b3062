import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { type Figure, figureIn } from "../frame/figure-in.ts"

type Spec = BuyBox["specs"][number]

/** The first choice whose values are all figures with a unit: "7.4 kW", "11 kW", "22 kW". */
export const figureSpec = <S extends { values: readonly { name: string }[] }>(specs: readonly S[]): S | undefined =>
  specs.find(({ values }) => values.every(({ name }) => isAmount(figureIn(name))))

const isAmount = (figure: Figure | null) => figure !== null && figure.unit !== "" && figure.rest === ""

/** What is set as large as a headline: the value that was chosen, else the figure of the good. */
export const chosenFigure = (spec: Pick<Spec, "chosen"> | undefined, subtitle: string): Figure | null =>
  (spec && figureIn(spec.chosen)) ?? figureIn(subtitle)

/** Kilowatts of a figure; 0 where it is none. */
export const powerOf = (figure: Pick<Figure, "figure" | "unit"> | null) =>
  figure?.unit === "kW" ? Number(figure.figure.replace(",", ".")) : 0
