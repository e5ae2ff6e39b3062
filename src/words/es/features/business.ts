import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "Empresa",
  buyForBusiness: "Compro para una empresa",
  company: "Razón social",
  vatNumber: "NIF-IVA",
  vatHint: "Con las letras del país, por ejemplo ATU12345678",
  billedElsewhere: "La factura va a otra dirección",
  billingAddress: "Dirección de facturación",
  businessHint: "Al pagar ya aparecerá rellenado. Sin razón social no se guarda nada.",
  saveBusiness: "Guardar",
  businessSaved: "Tu empresa está guardada.",
  numberConfirmed: "Este NIF-IVA está confirmado.",
  numberNotConfirmed: "Este NIF-IVA no está confirmado.",
}
