import { useShell } from "../../shell/shell.ts"

/** A rating with one decimal, as the visitor writes it. */
export function useDecimal(): (value: number) => string {
  const decimal = useShell()?.separators.decimal ?? "."
  return (value) => value.toFixed(1).replace(".", decimal)
}
