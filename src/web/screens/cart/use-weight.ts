import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { useDecimal } from "../../ui/amounts/use-decimal.ts"

const KILOGRAM = 1_000

/** Grams as one says them: "350 g", "1.2 kg"; nothing for none. */
export function useWeight(): (grams: number) => string {
  const words = useWords("cart")
  const decimal = useDecimal()
  return (grams) => {
    if (grams <= 0) return ""
    return grams < KILOGRAM
      ? fill(words.cartGrams, { amount: grams })
      : fill(words.cartKilograms, { amount: decimal(grams / KILOGRAM) })
  }
}
