import { copy } from "../../copy.ts"
import type { TranslatedHome } from "../../translated-catalogue.ts"

export const home: TranslatedHome = {
  ticker: [
    "Versand frei ab 60 $",
    "60 Tage hart ausprobieren",
    "Neu: Comp-Kettlebells, 4 bis 32 kg",
    "Bis 16 Uhr bestellt, heute verschickt",
    "Alte Scheiben in Zahlung geben, 20 % zurück",
  ],
  hero: {
    title: "Zweite Hälfte schneller",
    text: "Schnell losrennen kann jeder. Die Reihe Negative Split ist für den Teil gebaut, auf den es ankommt.",
    action: "Zur Reihe",
  },
  offers: [
    {
      eyebrow: "Heb schwer",
      title: "Heb schwer, die Flasche geht auf uns",
      text: "Ab 120 $, legt sich selbst in den Warenkorb",
      action: "Zu den Gewichten",
    },
    {
      eyebrow: "Frag den Coach",
      title: "Welches Gewicht? Frag einen Coach",
      text: "WhatsApp, Antwort in zehn Minuten",
      action: "Coach fragen",
    },
  ],
  services: [
    { title: "16 Uhr", text: "Bis dahin bestellt, heute verschickt" },
    { title: "60 Tage", text: "Erst hart benutzen, dann entscheiden" },
    { title: "12 Wochen", text: "Im Test, bevor es ins Lager kommt" },
    { title: "10 Min.", text: "Ein Coach antwortet auf WhatsApp" },
  ],
  categories: {
    title: "Sportarten",
    text: "Fünf Wege, in der zweiten Hälfte schneller zu sein.",
  },
  promotion: {
    title: "Split-Sale",
    text: "Bis zu 40 % auf die Ausrüstung der letzten Saison. Bleibt die Uhr stehen, ist es mit den Preisen vorbei.",
    action: "Schlag die Uhr",
  },
  story: {
    eyebrow: "Die Crew",
    title: "Um fünf Uhr früh getestet, von Leuten mit Jobs.",
    text: copy`
      Bevor wir etwas ins Lager nehmen, trainiert unsere Crew in Eugene zwölf Wochen damit. Regen, Rost, vom Rack
      gefallen. Was bricht, geht mit Notizen zurück an den Hersteller. Was überlebt, bekommt eine Nummer und ein
      Versprechen für sechzig Tage.
    `,
    action: "Zum Testprotokoll",
  },
  letter: {
    title: "Sonntagsnotizen",
    text: "Trainingsnotizen am Sonntagabend. Neue Ware vor allen anderen.",
  },
  contact: { address: "812 Track Lane, Eugene, Oregon", hours: "" },
}
