import type { WordsOf } from "../../words.ts"

export const purchase: WordsOf["purchase"] = {
  steps: "Schritte",
  checkOut: "Kasse",
  stepDone: "Fertig",
  sumGoods: "Waren",
  pieceCount: "{count} Stück",
  sumFreight: "Versand",
  sumFree: "Kostenlos",
  sumTotal: "Summe",
  weightOf: "Gewicht {weight}",
  yourGift: "Ihr Geschenk",
  minimumTitle: "Bitte beachten Sie die Mindestbestellmenge",
  minimumMissing: "[{name}]: Es fehlen noch {count}.",
  lineOffSale: "Nicht mehr im Verkauf",
  lineShort: "Nur noch {count} da",
  deliveredIn: "Lieferung in {days} {days:Tag|Tagen}",
}
