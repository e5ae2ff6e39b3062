import type { TaxWords } from "../en/tax.ts"

export const pt: TaxWords = {
  included: "{tax} incluído",
  includedAt: "{tax} de {percent} incluído",
  added: "acresce {tax}",
  addedAt: "acresce {tax} de {percent}",
  vat: "IVA",
  gst: "GST",
  salesTax: "imposto sobre vendas",
  intraCommunity: "Transmissão intracomunitária isenta",
  export: "Exportação sem impostos; o país de entrega pode cobrar os seus e direitos aduaneiros",
  difference: "Imposto na morada de entrega",
  vatConfirmed: "O NIF-IVA {number} está confirmado.",
  vatRefused: "Não foi possível confirmar o NIF-IVA {number}, por isso é cobrado IVA. Verifique-o, por favor.",
  vatSilent:
    "De momento não é possível verificar o NIF-IVA {number}, por isso é cobrado IVA. Pode encomendar na mesma ou tentar mais tarde.",
  vatUnchecked: "Esta loja confirma os NIF-IVA manualmente. Até {number} estar confirmado, é cobrado IVA.",
}
