import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const iron: Record<string, TranslatedGoods> = {
  "SP-1016": {
    name: "Comp-Kettlebell",
    subtitle: "Gussstahl",
    description: copy`
      <p><strong>Ein Guss, keine Schweißnaht, keine Füllmasse, keine Kante, die du bei Wiederholung sechzig
      findest.</strong></p>
      <p>Wettkampfmaß bei jedem Gewicht, damit sich deine Rack-Position nie ändert, wenn du steigerst.</p>
      <p>Der 35-mm-Griff bleibt roh für Magnesia und ist gegen Rost geölt. Der Boden ist plan gefräst: Er steht still
      beim Rudern und kippelt nicht auf nassem Boden.</p>
      <ul>
        <li><strong>4 bis 12 kg</strong>: erste Schwünge, Get-ups, Reha.</li>
        <li><strong>16 bis 20 kg</strong>: wo die meisten zu Hause sind.</li>
        <li><strong>24 bis 32 kg</strong>: Du weißt, warum du hier bist.</li>
      </ul>
      <p>Getauchte haben auf der unteren Hälfte Gummi, orange oder petrol, aufvulkanisiert und nicht geklebt. Das rettet
      Böden und Ehen.</p>
    `,
    attributes: [
      { name: "Griffigkeit", value: "92/100, roher Stahl, beißt trocken" },
      { name: "Balance", value: "88/100, Schwerpunkt 2 mm neben der Achse" },
      { name: "Fenster", value: "70/100, 186 mm, zwei Hände passen" },
      { name: "Ruhe", value: "34/100, es ist Eisen, nimm eine Matte" },
      { name: "Gewicht", value: "4 bis 32 kg, ±1 %" },
      { name: "Griff", value: "35 mm, roher Stahl" },
      { name: "Körper", value: "210 mm, ein Guss" },
      { name: "Boden", value: "Plan gefräst" },
      { name: "Getestet", value: "12 Wochen, Crew in Eugene" },
    ],
    specs: [
      { name: "Gewicht", values: ["4 kg", "8 kg", "12 kg", "16 kg", "20 kg", "24 kg", "28 kg", "32 kg"] },
      { name: "Oberfläche", values: ["Brüniert", "Orange getaucht", "Petrol getaucht"] },
    ],
  },
  "SP-1102": {
    name: "Hex-Paar",
    subtitle: "Gummi auf Eisen",
    description: copy`
      <p><strong>Zwei Köpfe, sechs Seiten, ein Griff, der gerändelt ist und kein Schleifpapier.</strong></p>
      <p>Sie rollen nicht weg, wenn du sie um fünf im Dunkeln ablegst; so überleben Zehen.</p>
      <p>Die Köpfe sind mit elf Tonnen aufgepresst und verstiftet. Wir haben ein Paar ein Wochenende lang an einem Kopf
      ans Rack gehängt. Es hängt noch da; jetzt will es keiner mehr abnehmen.</p>
      <ul>
        <li>Immer als Paar verkauft.</li>
        <li>Vor dem Versand gewogen, auf ein Prozent gleich.</li>
      </ul>
      <p>Riecht vier Tage nach Gummi. Danach riecht es nach dir.</p>
    `,
    attributes: [
      { name: "Gewicht", value: "2 × 8 bis 2 × 20 kg" },
      { name: "Griff", value: "Stahl, gerändelt, 28 bis 34 mm" },
      { name: "Köpfe", value: "Gummi auf Eisen, verstiftet" },
      { name: "Gleichheit", value: "Auf 1 % genau" },
    ],
    specs: [{ name: "Gewicht", values: ["8 kg", "12 kg", "16 kg", "20 kg"] }],
  },
  "SP-1201": {
    name: "Bumper-Plates",
    subtitle: "Zwei Paar, kein Rückprall",
    description: copy`
      <p><strong>Ein Paar rot, ein Paar blau, damit oben beim Aufwärmen niemand rechnen muss.</strong></p>
      <p>Frischer Gummi auf Stahlnabe, kein Rückprall, kein Bellen. Lass sie von über Kopf fallen, und sie landen wie
      ein Streit, den du gewonnen hast.</p>
      <p>Alle Scheiben messen 450 mm, die Stange startet also immer gleich hoch, egal was drauf ist. Die Naben sind
      verschraubt, nicht gepresst. Nach viertausend Stürzen auf dem Prüfstand war keine gewandert.</p>
      <p><strong>Inzahlungnahme:</strong> Schick uns ein Foto deiner abgenutzten Scheiben, egal welcher Marke, und du
      bekommst 20 % auf diese zurück. Wir machen Hallenboden daraus.</p>
    `,
    attributes: [
      { name: "Durchmesser", value: "450 mm" },
      { name: "Bohrung", value: "50,4 mm" },
      { name: "Toleranz", value: "±1 %" },
      { name: "Gummi", value: "Neuware, 88 Shore" },
      { name: "Stürze im Test", value: "4.000" },
    ],
    specs: [{ name: "Satz", values: ["Paare 15 + 10 kg", "Paare 20 + 15 kg"] }],
  },
  "SP-1230": {
    name: "Wettkampfgürtel",
    subtitle: "Leder, 10 mm",
    description: copy`
      <p><strong>Etwas, wogegen du drücken kannst.</strong></p>
      <p>Ein Streifen Leder, zehn Millimeter, rundum gleich breit, denn deine Wirbelsäule sitzt in der Mitte und nicht
      hinten. Ein Dorn, damit du zwischen den Versuchen schnell rein und raus bist.</p>
      <p>Einen Monat lang ist er steif und zehn Jahre lang deiner. Trag ihn nur bei den schweren Sätzen. Ein Gürtel hebt
      nichts; <strong>er erinnert dich daran, wie es geht.</strong></p>
    `,
    attributes: [
      { name: "Leder", value: "Zaumleder, 10 mm, ein Stück" },
      { name: "Breite", value: "100 mm rundum" },
      { name: "Schnalle", value: "Stahl, ein Dorn" },
      { name: "Passt", value: "70 bis 105 cm" },
      { name: "Getestet", value: "Zwei Wettkämpfe, vierzig Singles" },
    ],
    specs: [{ name: "Farbe", values: ["Kastanie", "Schwarz"] }],
  },
}
