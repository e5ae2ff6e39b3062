import { copy } from "../../copy.ts"
import type { TranslatedHome } from "../../translated-catalogue.ts"

export const home: TranslatedHome = {
  ticker: ["Versand frei ab 49 $", "30 Tage Bedenkzeit"],
  hero: {
    eyebrow: "Der Frühlingstisch",
    title: "Gute Dinge für jeden Winkel des Hauses.",
    text: "Körbe, Töpfe und Leinen für das erste Mittagessen draußen. Einzeln ausgesucht und zum Benutzen bepreist.",
    action: "Zum Frühlingstisch",
  },
  offers: [
    { eyebrow: "Schreibtischwoche", title: "Aufschreiben für 20 % weniger", action: "Hefte & Ablagen" },
    { eyebrow: "Wieder da", title: "Kabinenkoffer, 148 $", action: "Drei Farben" },
  ],
  services: [
    { title: "Zwei bis vier Tage", text: "Frei ab 49 $, mit Sendungsnummer" },
    { title: "Dreißig Tage Rückgabe", text: "Den Rückweg zahlen wir" },
    { title: "Zwei-Jahres-Versprechen", text: "Repariert oder ersetzt" },
    { title: "Ein Mensch antwortet", text: "WhatsApp, täglich 9 bis 18 Uhr" },
  ],
  categories: {
    title: "Ein Laden, vier Viertel.",
    text: "Alles, was wir verkaufen, gehört in einen von vier Räumen. Was in unseren keinen Platz verdient, fehlt hier.",
  },
  promotion: {
    title: "Ein Viertel weniger.",
    text: "25 % auf eine Handvoll Dinge, bis die Uhr stehen bleibt. Ab 200 $ gilt es mit dem Code QUARTER für den ganzen Korb.",
    action: "Zum Ausverkauf",
  },
  story: {
    eyebrow: "Wie wir auswählen",
    title: "Auf jedes Ding in unserem Regal kommen vierundzwanzig, die nicht hineinkamen.",
    text: copy`
      Vier Einkäufer, einer je Viertel. Jeder lebt eine Saison mit einem Muster, bevor es ein Preisschild bekommt.
      Letztes Jahr haben wir 9.600 Dinge angesehen und 402 behalten.
    `,
    action: "Die vier Einkäufer kennenlernen",
  },
  letter: {
    title: "Eine Viertelstunde, einmal im Monat.",
    text: "Ein kurzer Brief: was neu ist, was wir aussortiert haben, und fünf Dollar für Ihren ersten Einkauf.",
  },
  contact: { address: "41 Wharf Street, Portland, Maine", hours: "9 bis 18 Uhr" },
}
