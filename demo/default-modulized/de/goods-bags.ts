import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const bags: Record<string, TranslatedGoods> = {
  23101: {
    name: "Rucksack Streifzug",
    subtitle: "Gewachstes Segeltuch, 18 l",
    description: copy`
      <p>Waldgrünes Segeltuch, einmal in der Weberei und einmal von uns gewachst, mit Leder an den Stellen, die
      scheuern. Er öffnet sich flach wie ein Koffer, sodass der Pullover ganz unten nicht ganz unten ist.</p>
      <p>Das Laptopfach hängt drei Zentimeter über dem Boden. Dankbar werden Sie sein, wenn Sie ihn zum ersten Mal im
      Zug abstellen.</p>
      <ul>
        <li><strong>18 l</strong> für einen Tag und ein Mittagessen.</li>
        <li><strong>26 l</strong> für eine Nacht und einen Sinneswandel.</li>
      </ul>
      <p>Die Schnallen sind aus Messing und austauschbar. Am Ladentisch steht ein Glas voll davon.</p>
    `,
    attributes: [
      { name: "Material", value: "Gewachstes Segeltuch, Zaumleder" },
      { name: "Laptop", value: "Bis 14 oder 16 Zoll" },
      { name: "Taschen", value: "Zwei außen, drei innen" },
      { name: "Schnallen", value: "Massives Messing" },
      { name: "Versprechen", value: "Zwei Jahre lang repariert" },
    ],
    specs: [{ name: "Größe", values: ["18 l", "26 l"] }],
  },
  23102: {
    name: "Reisetasche Wochenende",
    subtitle: "Segeltuch und Leder",
    description: copy`
      <p>Fasst, was ein vernünftiger Mensch von Freitag bis Sonntag braucht, und das zweite Paar Schuhe. Marineblaues
      Segeltuch auf einem Lederboden mit fünf Messingfüßen, damit ein nasser Bahnsteig seine eigene Angelegenheit
      bleibt.</p>
      <p>Der Reißverschluss läuft über beide Enden hinaus, sodass sie sich öffnet wie eine Arzttasche. Vorn unter der
      Klappe ist Platz für eine Fahrkarte, einen Schlüssel und ein Buch, das Sie nicht lesen werden.</p>
      <p>Sie passt in jeden Messrahmen fürs Handgepäck, bis zu dem wir uns durchdiskutieren konnten: 50 mal 26 mal 24.
      Der Schultergurt lässt sich abnehmen und klein zusammenrollen.</p>
    `,
    attributes: [
      { name: "Material", value: "Segeltuch, pflanzlich gegerbtes Leder" },
      { name: "Fassungsvermögen", value: "36 l" },
      { name: "Maße", value: "50 × 26 × 24 cm" },
      { name: "Gurt", value: "Abnehmbar, 70 bis 130 cm" },
      { name: "Handgepäck", value: "Ja, bei den meisten Airlines" },
    ],
    specs: [{ name: "Farbe", values: ["Marine", "Oliv"] }],
  },
  22045: {
    name: "Strandtasche",
    subtitle: "Schwere Baumwolle",
    description: copy`
      <p>Schwere Baumwolle, Henkel so fest wie Tau und ein in Marineblau getauchter Fuß, weil das der Teil ist, der den
      Sand berührt. Die Sonne vorn hat Moira aus der Retourenabteilung an einem ruhigen Dienstag im Jahr 2022 in Linol
      geschnitten.</p>
      <p>Zwei Handtücher, vier Pfirsiche, eine Wasserpistole. Für die Schlüssel gibt es eine Reißverschlusstasche, weit
      oben angenäht, wo die Hand sie findet und das Meer nicht.</p>
      <p>Kalt waschen, im Wind trocknen. Der Druck verblasst jeden Sommer ein wenig, und bisher hat sich niemand
      beschwert.</p>
    `,
    attributes: [
      { name: "Material", value: "Baumwoll-Canvas, 16 oz" },
      { name: "Maße", value: "42 × 36 × 16 cm" },
      { name: "Henkel", value: "Über die Schulter, 27 cm lang" },
      { name: "Druck", value: "Linolschnitt, Farbe auf Wasserbasis" },
    ],
  },
  23110: {
    name: "Kabinenkoffer",
    subtitle: "Polycarbonat, 37 l",
    description: copy`
      <p>Wieder da, in drei Farben. Gerippte Schale, leise Rollen, ein Griff mit drei Stufen, der auf keiner wackelt.
      Ines hat das Muster eine Saison lang von der Fähre ins Büro gerollt, Kopfsteinpflaster inbegriffen; die Rollen
      zwei und drei sind noch dieselben.</p>
      <p>Innen: eine Hälfte für Hemden unter einer flachen Trennwand, eine für alles andere. Das Schloss öffnet sich mit
      einem Code oder, für die Leute an der Grenze, mit deren Schlüssel.</p>
      <p>Eine Rolle kostet neun Dollar und braucht einen Schraubendreher. <strong>Wir schicken, Sie
      schrauben.</strong></p>
    `,
    attributes: [
      { name: "Maße", value: "55 × 38 × 20 cm" },
      { name: "Fassungsvermögen", value: "37 l" },
      { name: "Schale", value: "Polycarbonat" },
      { name: "Rollen", value: "Vier, austauschbar" },
      { name: "Schloss", value: "TSA, drei Ziffern" },
    ],
    specs: [{ name: "Farbe", values: ["Mitternacht", "Rosé", "Salbei"] }],
  },
  23120: {
    name: "Handtasche Fähre",
    subtitle: "Vollnarbiges Kalbsleder",
    description: copy`
      <p>„Die Tasche, mit der ich umgezogen bin“, sagt Ines, die für die Reise einkauft. Pass, Verträge, ein Hammer, die
      Papiere der Katze: Sechs Überfahrten lang stand sie auf dem Deck der Fähre und schließt noch immer mit einem
      Klick.</p>
      <p>Vollnarbiges Leder über festem Boden, sie steht also von selbst auf einem Caféstuhl. Ein Griff für die Hand,
      ein Riemen für die Tage mit einem Kind auf dem anderen Arm.</p>
      <p>Das Leder ist anfangs steif und gibt nach einem Monat nach. <strong>Marine</strong> verbirgt Regen am besten,
      <strong>Cognac</strong> altert am besten, <strong>Creme</strong> ist für Menschen mit sauberen Händen.</p>
    `,
    attributes: [
      { name: "Material", value: "Vollnarbiges Kalbsleder, Baumwollfutter" },
      { name: "Maße", value: "28 × 22 × 12 cm" },
      { name: "Riemen", value: "Abnehmbar, 95 bis 115 cm" },
      { name: "Verschluss", value: "Drehverschluss, Messing" },
      { name: "Hergestellt in", value: "Ubrique, Spanien" },
    ],
    specs: [{ name: "Farbe", values: ["Cognac", "Marine", "Creme"] }],
  },
}
