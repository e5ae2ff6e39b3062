import { useWords } from "../../shell/use-words.ts"

/** What a way to pay is called; one that has no word of its own goes by its name. */
export function useMethodName(): (method: string) => string {
  const words = useWords("pay")
  const names = new Map([
    ["card", words.payCard],
    ["wallet", words.payWallet],
    ["bankTransfer", words.payBankTransfer],
    ["cash", words.payCash],
    ["invoice", words.payInvoice],
    ["agreement", words.payAgreement],
  ])
  return (method) => names.get(method) ?? method
}
