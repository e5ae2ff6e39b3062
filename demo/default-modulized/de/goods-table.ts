import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const table: Record<string, TranslatedGoods> = {
  20933: {
    name: "Feldflasche",
    subtitle: "Edelstahl, 600 ml",
    description: copy`
      <p>Zwei Wände aus Stahl und dazwischen nichts. Suppe um acht ist auch um eins noch Suppe; Eis um acht ist noch
      Eis, wenn die Sitzung endet. Die Schlaufe am Deckel passt für einen Finger oder einen Karabiner.</p>
      <p>Wir haben eine vierzehn Tage lang kopfüber in einer Fahrradtasche dem Wetter von Portland überlassen. Die
      Tasche wurde nur von außen nass.</p>
      <ul>
        <li>Weite Öffnung: für Eiswürfel und Flaschenbürste.</li>
        <li>Pulverbeschichtet: bekommt Kratzer, blättert aber nicht.</li>
        <li>Die Dichtung ist ein Ersatzteil, kein Schicksal. Bei uns kostet sie zwei Dollar.</li>
      </ul>
    `,
    attributes: [
      { name: "Material", value: "Edelstahl 18/8, doppelwandig" },
      { name: "Hält heiß", value: "10 Stunden" },
      { name: "Hält kalt", value: "24 Stunden" },
      { name: "Deckel", value: "Schraubdeckel mit Schlaufe, BPA-frei" },
      { name: "Pflege", value: "Deckel in die Spülmaschine, Flasche von Hand" },
    ],
    specs: [{ name: "Größe", values: ["400 ml", "600 ml", "1 l"] }],
  },
  20640: {
    name: "Vorratsgläser, Paar",
    subtitle: "Glas und Akazie",
    description: copy`
      <p>Ein hohes für das, was Sie kiloweise kaufen, und ein niedriges für das, worauf Sie nicht verzichten können.
      Borosilikatglas, heiße Marmelade ist also kein Drama, und Deckel aus Akazie mit einem Silikonring, der sich mit
      einem kleinen Seufzer schließt.</p>
      <p>Die Öffnungen sind so weit, dass eine Hand hineinpasst. Das klingt nach nichts, bis man das letzte Lorbeerblatt
      mit der Gabel geangelt hat.</p>
      <p>Das Glas darf in die Spülmaschine. <strong>Die Deckel nicht</strong>: abwischen und hochkant trocknen
      lassen.</p>
    `,
    attributes: [
      { name: "Material", value: "Borosilikatglas, Akazie" },
      { name: "Fassungsvermögen", value: "1,2 l und 0,5 l" },
      { name: "Höhe", value: "24 cm und 11 cm" },
      { name: "Dichtung", value: "Silikon, austauschbar" },
    ],
  },
  20702: {
    name: "Picknickkorb aus Weide",
    subtitle: "Gefüttert, für vier",
    description: copy`
      <p>Der Grund, warum der Frühlingstisch Frühlingstisch heißt. Volle Weide, geflochten von zwei Brüdern bei Covilhã,
      die nur im Februar schneiden, gefüttert mit rotem Karo, das sich herausknöpfen und bei vierzig Grad waschen
      lässt.</p>
      <p>Er trägt Brot, vier Teller, eine liegende Flasche und mehr Äpfel, als irgendjemand isst. Der Henkel ist
      umwickelt, denn ein voller Korb wiegt sechs Kilo, und Sie werden zu weit weg geparkt haben.</p>
      <ul>
        <li><strong>Für zwei</strong> passt auf einen Gepäckträger.</li>
        <li><strong>Für vier</strong> passt auf einen Rücksitz, mit kleinem Hund.</li>
      </ul>
    `,
    attributes: [
      { name: "Material", value: "Volle Weide, Baumwollfutter" },
      { name: "Für zwei", value: "34 × 24 × 20 cm" },
      { name: "Für vier", value: "46 × 32 × 24 cm" },
      { name: "Futter", value: "Waschbar bei 40 °C" },
      { name: "Hergestellt in", value: "Covilhã, Portugal" },
    ],
    specs: [{ name: "Größe", values: ["Für zwei", "Für vier"] }],
  },
}
