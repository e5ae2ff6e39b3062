import { useDecimal } from "./use-decimal.ts"

const KILOGRAM = 1_000

/** Grams as one says them: "350 g", "1.2 kg"; nothing for none. */
export function useWeight(): (grams: number) => string {
  const decimal = useDecimal()
  return (grams) => {
    if (grams <= 0) return ""
    return grams < KILOGRAM ? `${grams} g` : `${decimal(grams / KILOGRAM)} kg`
  }
}
