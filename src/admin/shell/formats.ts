import { useMemo } from "react"
import { useLocale } from "./language.ts"

/** Amounts, numbers and moments as the language writes them. Amounts come in the base currency, as the API says them. */
export function useFormats(currency = "USD", timeZone?: string) {
  const { iso } = useLocale()
  return useMemo(() => {
    const amount = new Intl.NumberFormat(iso, { style: "currency", currency })
    const number = new Intl.NumberFormat(iso)
    const day = new Intl.DateTimeFormat(iso, { dateStyle: "medium", timeZone })
    const time = new Intl.DateTimeFormat(iso, { timeStyle: "short", timeZone })
    const moment = new Intl.DateTimeFormat(iso, { dateStyle: "medium", timeStyle: "short", timeZone })
    const from = (value: string | Date) => (typeof value === "string" ? new Date(value) : value)
    return {
      amount: (value: string | number) => amount.format(Number(value)).replace(/^-/, "−"),
      number: (value: number) => number.format(value),
      day: (value: string | Date) => day.format(from(value)),
      time: (value: string | Date) => time.format(from(value)),
      moment: (value: string | Date) => moment.format(from(value)),
    }
  }, [iso, currency, timeZone])
}
