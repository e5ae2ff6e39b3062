import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const carry: Record<string, TranslatedGoods> = {
  "SP-6101": {
    name: "Squeeze 750",
    subtitle: "Zwei Deckel",
    description: copy`
      <p><strong>Zwei Deckel: einer, der spritzt, wenn du drückst, und einer, der gießt, wenn dir nicht nach Drücken
      ist.</strong></p>
      <p>Weiche Wand, weiter Hals und ein Ventil, das man mit den Zähnen zerlegen kann, was du nicht von uns hast.</p>
      <p>Siebenhundertfünfzig Milliliter passen in den Flaschenhalter am Rad, in den Becherhalter und ins Netzfach jeder
      Tasche, die wir verkaufen. Mit Strichen an der Seite für alle, die Pulver mischen.</p>
      <p>Sie ist aus Plastik. Ab dem zweiten Tag schmeckt sie nach nichts, sie darf in die Spülmaschine, und tote nehmen
      wir zurück und mahlen sie.</p>
    `,
    attributes: [
      { name: "Fasst", value: "750 ml" },
      { name: "Material", value: "LDPE, BPA-frei" },
      { name: "Deckel", value: "Spritz- und Klappdeckel liegen bei" },
      { name: "Passt in", value: "Flaschenhalter mit 74 mm" },
      { name: "Pflege", value: "Spülmaschine, oberer Korb" },
    ],
    specs: [{ name: "Farbe", values: ["Klar", "Koralle"] }],
  },
  "SP-6110": {
    name: "Kühlflasche 600",
    subtitle: "Stahl, 24 h kalt",
    description: copy`
      <p><strong>Eis um sechs rein, Eis um sechs.</strong></p>
      <p>Doppelwandiger Stahl, eine Schlaufe für einen Finger und ein Deckel, der mit eineinviertel Drehungen schließt,
      weil an der Wasserstation niemand zwei hat.</p>
      <p>Wir haben sie die Stadiontreppe hinuntergeworfen, alle einundvierzig Stufen. Sie hat eine Delle von Reihe neun
      und eine von Reihe dreißig und hält immer noch das Vakuum. Dem Lack ging es schlechter als dem Stahl.</p>
      <p>Nichts mit Kohlensäure. <strong>Frag Marcus’ Zimmerdecke.</strong></p>
    `,
    attributes: [
      { name: "Fasst", value: "600 ml" },
      { name: "Material", value: "Edelstahl 18/8" },
      { name: "Kalt", value: "24 Stunden" },
      { name: "Heiß", value: "10 Stunden" },
      { name: "Falltest", value: "41 Stadionstufen" },
    ],
  },
  "SP-6201": {
    name: "Sporttasche 32",
    subtitle: "Gewachstes Segeltuch",
    description: copy`
      <p><strong>Zweiunddreißig Liter gewachstes Segeltuch mit Lederboden.</strong></p>
      <p>Schuhe kommen ins Endfach, das Löcher hat, weil: Schuhe. Alles andere kommt in die Mitte und bleibt da: Die
      Öffnung hat einen Rahmen und klappt dir nicht auf die Hand.</p>
      <p>Trag sie an den Henkeln, über der Schulter oder auf dem Rad quer über dem Rücken. Im Spind steht sie aufrecht.
      Die Crew hat im Juli fünf Tage lang ein nasses Handtuch in einer gelassen; wir haben sie gelüftet, gewachst, und
      keiner weiß mehr, welche es war.</p>
    `,
    attributes: [
      { name: "Fasst", value: "32 l" },
      { name: "Material", value: "Gewachstes Segeltuch, Leder" },
      { name: "Schuhe", value: "Belüftetes Endfach, bis Größe 48" },
      { name: "Maße", value: "48 × 26 × 25 cm" },
      { name: "Gurt", value: "Abnehmbar, gepolstert" },
    ],
  },
  "SP-6202": {
    name: "Radrucksack 20",
    subtitle: "Helmhalterung",
    description: copy`
      <p><strong>Ein Pendlerrucksack, der trainiert.</strong></p>
      <p>Helmgurt vorn, Fach fürs Bügelschloss an der Seite und ein Rückenteil mit Kanal, damit dein Hemd trockener
      ankommt als du.</p>
      <p>Waldgrünes Segeltuch, denn schwarze Taschen sind um Viertel vor sechs unsichtbar. Die Schlaufe fürs Licht sitzt
      auf Augenhöhe der Autofahrer, gemessen vom Sitz in Dees Pick-up.</p>
      <p>Zwanzig Liter: Laptop, Mittagessen, Schuhe, ein ehrliches Handtuch. <strong>Kein Ball.</strong> Wir haben ihn
      in alle Richtungen gedreht.</p>
    `,
    attributes: [
      { name: "Fasst", value: "20 l" },
      { name: "Material", value: "Segeltuch, wasserabweisend" },
      { name: "Laptop", value: "Bis 15 Zoll" },
      { name: "Außen", value: "Helmgurt, Schlossfach, Lichtschlaufe" },
      { name: "Gewicht", value: "920 g" },
    ],
  },
  "SP-6210": {
    name: "Eugene-Half-Beutel",
    subtitle: "Baumwoll-Canvas",
    description: copy`
      <p><strong>Im April an alle im Ziel verteilt; die zweihundert übrigen waren hier an einem Vormittag
      verkauft.</strong></p>
      <p>Die Sonne vorn ist die über Pre’s Trail bei Meile neun, wenn die Leute anfangen zu verhandeln.</p>
      <p>Schwere Baumwolle, Henkel aus Tau und ein marineblauer Fuß, dem man den Matsch nicht ansieht. Hinein passen
      trockene Sachen, eine Banane und eine Medaille, nach Wichtigkeit geordnet.</p>
      <p><strong>Weg bis nächsten April.</strong> Umsonst bekommst du noch einen: Er kostet 21,1 Kilometer, und wir
      überreichen ihn im Ziel.</p>
    `,
    attributes: [
      { name: "Material", value: "Baumwoll-Canvas" },
      { name: "Maße", value: "42 × 36 × 16 cm" },
      { name: "Auflage", value: "200 übrig, verkauft" },
      { name: "Nächste", value: "Im April" },
    ],
  },
}
