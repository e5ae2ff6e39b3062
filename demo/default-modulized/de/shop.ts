import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"
import { categories, navigation } from "./categories.ts"
import { backRoom } from "./goods-back-room.ts"
import { bags } from "./goods-bags.ts"
import { desk } from "./goods-desk.ts"
import { gifts } from "./goods-gifts.ts"
import { kitchen } from "./goods-kitchen.ts"
import { living } from "./goods-living.ts"
import { rooms } from "./goods-rooms.ts"
import { table } from "./goods-table.ts"
import { travel } from "./goods-travel.ts"
import { home } from "./home.ts"
import { policies } from "./policies.ts"
import { news, pages } from "./texts.ts"

export const quarterInGerman: TranslatedCatalogue = {
  title: "Quarter General Store",
  slogan: "Gute Dinge für jeden Winkel des Hauses.",
  description: copy`
    Ein Gemischtwarenladen in Portland, Maine. Dinge für Küche, Schreibtisch, Wohnzimmer und unterwegs, Stück für Stück
    ausgesucht und so bepreist, dass man sie auch benutzt.
  `,
  keywords: copy`
    Gemischtwarenladen, Küche und Tisch, Steinzeugbecher, Notizbücher, Schreibtischzubehör, Tischleuchten, Reisetaschen,
    Kabinenkoffer, Geschenke, Portland Maine
  `,
  categories,
  navigation,
  tags: {
    new: "Neu diese Woche",
    hot: "Meistgekauft",
    recommended: "Für Sie empfohlen",
    under20: "Unter 20",
    picks: "Liebling der Einkäufer",
  },
  goods: { ...kitchen, ...table, ...desk, ...living, ...rooms, ...bags, ...travel, ...backRoom, ...gifts },
  goodsPromotions: {
    "Quarter-end sale": "Quartalsausverkauf",
    "Desk week": "Schreibtischwoche",
  },
  orderPromotions: {
    "The spring table: an Amber candle from $160": "Der Frühlingstisch: eine Amber-Kerze ab 160 $",
    "A fuller basket": "Ein vollerer Korb",
    "Furnish a room": "Ein Zimmer einrichten",
  },
  shippingPromotions: {
    "Free across the border": "Frei über die Grenze",
    "Free across the Atlantic": "Frei über den Atlantik",
  },
  coupons: {
    "Five dollars for a first basket": "Fünf Dollar für den ersten Einkauf",
    "A quarter off from $200": "Ein Viertel weniger ab 200 $",
    "For your second order": "Für Ihre zweite Bestellung",
    "Winter table": "Wintertisch",
  },
  friendLinks: {
    "Harbour Pottery, Devon": "Harbour Pottery, Devon",
    "Elin Varga, sculpture": "Elin Varga, Skulpturen",
    "Wharf Street Traders": "Wharf Street Traders",
  },
  whatsapp: {
    "Dana, orders and parcels": "Dana, Bestellungen und Pakete",
    "Luis, quantities and inquiries": "Luis, größere Mengen und Anfragen",
    "Moira, returns and repairs": "Moira, Rücksendungen und Reparaturen",
  },
  policies,
  pages,
  news,
  home,
}
