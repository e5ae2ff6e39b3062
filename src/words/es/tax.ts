import type { TaxWords } from "../en/tax.ts"

export const es: TaxWords = {
  included: "{tax} incluido",
  includedAt: "{percent} de {tax} incluido",
  added: "más {tax}",
  addedAt: "más {percent} de {tax}",
  vat: "IVA",
  gst: "GST",
  salesTax: "impuesto sobre las ventas",
  intraCommunity: "Entrega intracomunitaria exenta",
  export: "Exportación sin impuestos; el país de destino puede cobrar los suyos y aranceles",
  difference: "Impuesto en la dirección de entrega",
  vatConfirmed: "El NIF-IVA {number} está confirmado.",
  vatRefused: "El NIF-IVA {number} no se ha podido confirmar, así que se cobra el IVA. Revísalo, por favor.",
  vatSilent:
    "El NIF-IVA {number} no se puede comprobar en este momento, así que se cobra el IVA. Puedes hacer el pedido igualmente o intentarlo más tarde.",
  vatUnchecked: "Esta tienda confirma los NIF-IVA a mano. Hasta que {number} esté confirmado se cobra el IVA.",
}
