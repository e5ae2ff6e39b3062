import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "Empresa",
  buyForBusiness: "Compro para uma empresa",
  company: "Designação social",
  vatNumber: "NIF-IVA",
  vatHint: "Com as letras do país, por exemplo ATU12345678",
  billedElsewhere: "A fatura vai para outra morada",
  billingAddress: "Morada de faturação",
  businessHint: "Ao finalizar a compra já estará preenchido. Sem designação social nada é guardado.",
  saveBusiness: "Guardar",
  businessSaved: "A sua empresa está guardada.",
  numberConfirmed: "Este NIF-IVA está confirmado.",
  numberNotConfirmed: "Este NIF-IVA não está confirmado.",
}
