import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "Passaggi",
  checkOut: "Cassa",
  stepDone: "Fatto",
  sumGoods: "Articoli",
  pieceCount: "{count} {count:pezzo|pezzi}",
  sumFreight: "Spedizione",
  sumFree: "Gratis",
  sumTotal: "Totale",
  weightOf: "Peso {weight}",
  yourGift: "Il tuo regalo",
  minimumTitle: "Rispetta la quantità minima d’ordine",
  minimumMissing: "[{name}]: ne mancano {count}.",
  lineOffSale: "Non più in vendita",
  lineShort: "Ne restano solo {count}",
  deliveredIn: "Consegna in {days} {days:giorno|giorni}",
}
