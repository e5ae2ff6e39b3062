import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"
import { categories, navigation } from "./categories.ts"
import { carry } from "./goods-carry.ts"
import { court } from "./goods-court.ts"
import { garage } from "./goods-garage.ts"
import { iron } from "./goods-iron.ts"
import { pace } from "./goods-pace.ts"
import { pitchAndBoard } from "./goods-pitch-board.ts"
import { studio } from "./goods-studio.ts"
import { home } from "./home.ts"
import { policies } from "./policies.ts"
import { news, pages } from "./texts.ts"

export const splitInGerman: TranslatedCatalogue = {
  title: "Split Athletics",
  slogan: "Zweite Hälfte schneller",
  description: copy`
    Ausrüstung für den Teil, auf den es ankommt: Eisen, Bälle, Boards, Matten und Uhren, zwölf Wochen in Eugene, Oregon,
    getestet, bevor sie eine Nummer bekommen.
  `,
  keywords: copy`
    Kettlebells, Kurzhanteln, Hantelscheiben, Bumper Plates, Basketball, Tennisschläger, Fußball, Skateboards,
    Yogamatte, GPS-Uhr, Sporttasche
  `,
  categories,
  navigation,
  tags: {
    new: "Frisch eingetroffen",
    hot: "Podest der Bestseller",
    recommended: "Empfohlen",
    raceweek: "Rennwoche",
    under20: "Unter 20",
  },
  goods: { ...iron, ...garage, ...court, ...pitchAndBoard, ...studio, ...carry, ...pace },
  goodsPromotions: {
    "Split sale: last season’s kit": "Split-Sale: Ausrüstung der letzten Saison",
    "Race week: ships free": "Rennwoche: Versand frei",
  },
  orderPromotions: {
    "Go heavy, the bottle is on us": "Heb schwer, die Flasche geht auf uns",
    "Build the garage": "Bau die Garage aus",
    "Club night": "Vereinsabend",
  },
  shippingPromotions: {
    "North on us": "Nach Norden auf unsere Kosten",
    "Over the pond": "Über den großen Teich",
  },
  coupons: {
    "First lap: ten dollars off": "Erste Runde: zehn Dollar weniger",
    "Personal best": "Persönliche Bestzeit",
    "Next lap": "Nächste Runde",
    "Off-season": "Saisonpause",
  },
  whatsapp: {
    "Coach Dee, iron and plates": "Coach Dee, Eisen und Scheiben",
    "Coach Joan, orders and sizes": "Coach Joan, Bestellungen und Größen",
    "Coach Callum, Europe": "Coach Callum, Europa",
  },
  policies,
  pages,
  news,
  home,
}
