import { useState } from "react"
import { useRevalidator } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useShop } from "../../shell/shell.ts"
import { useApi } from "../../shell/use-api.ts"
import { useToast } from "../../ui/toast.ts"

/** The currencies, and the change to another one. The present or an unknown one is no change. */
export function useCurrencyChoice() {
  const { currency, currencies } = useShop()
  const { ask } = useApi()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const [isChanging, setChanging] = useState(false)
  async function choose(id: number) {
    if (isChanging || id === currency.id || !currencies.some((one) => one.id === id)) return
    setChanging(true)
    const reply = await ask("POST /api/setRate", { body: { rate: id } })
    if (reply.code === SUCCESS) await revalidate()
    else toast(reply.msg, "error")
    setChanging(false)
  }
  return { currency, currencies, isChanging, choose }
}
