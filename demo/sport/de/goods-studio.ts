import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const studio: Record<string, TranslatedGoods> = {
  "SP-4101": {
    name: "Bodenmatte 6 mm",
    subtitle: "Naturkautschuk",
    description: copy`
      <p><strong>Naturkautschuk, sechs Millimeter, und sie wandert nicht.</strong></p>
      <p>Du kannst auf versiegeltem Beton mit nassen Händen von der Planke in den Ausfallschritt gehen, und die Matte
      bleibt, wo du sie ausgerollt hast.</p>
      <p>Sie wiegt mehr als die schaumigen. Das ist der Sinn: Was nichts wiegt, hält im Luftzug einer offenen Tür nicht
      durch. Der Korkblock gehört dazu und taugt auch zum Draufsitzen.</p>
      <ul>
        <li>Riecht eine Woche nach Gummi. Häng sie nach draußen.</li>
        <li><strong>Keine Sonne, kein Öl, keine Katze.</strong> Zwei davon stehen im Testprotokoll.</li>
      </ul>
    `,
    attributes: [
      { name: "Griffigkeit", value: "94/100, trocken und nass" },
      { name: "Dämpfung", value: "76/100, sechs Millimeter" },
      { name: "Aufrollen", value: "68/100, Naturkautschuk ist schwer" },
      { name: "Ruhe", value: "98/100, Burpees inbegriffen" },
      { name: "Material", value: "Naturkautschuk, geschlossenzellig" },
      { name: "Dicke", value: "6 mm" },
      { name: "Normal", value: "183 × 66 cm" },
      { name: "Lang", value: "215 × 66 cm" },
      { name: "Dazu", value: "Korkblock" },
    ],
    specs: [{ name: "Länge", values: ["Normal", "Lang"] }],
  },
  "SP-4301": {
    name: "Schwielenbalsam",
    subtitle: "Bienenwachs, 60 ml",
    description: copy`
      <p><strong>Für Hände, die der Stange begegnet sind.</strong></p>
      <p>Bienenwachs, Lanolin, Ringelblume und nichts, was prickelt, um beschäftigt zu wirken. Schwiele flach feilen,
      waschen, eine Fingerspitze einreiben, ins Bett gehen.</p>
      <p>Gemischt hat ihn Amara, die vom Schwingen lebt, nachdem ihr dieselbe Stelle an drei Samstagen hintereinander
      gerissen war. Wir haben sie gebeten, das Rezept aufzuschreiben.</p>
      <p>Nicht vor dem Training: Dein Griff wird zu Seife. <strong>Danach und nachts.</strong> Der Tiegel reicht einer
      Person vier Monate oder einer geteilten Sporttasche eine Woche.</p>
    `,
    attributes: [
      { name: "Inhalt", value: "60 ml" },
      { name: "Basis", value: "Bienenwachs, Lanolin, Ringelblume" },
      { name: "Duft", value: "Ein Hauch von Heu" },
      { name: "Vegan", value: "Nein, dank den Bienen" },
    ],
  },
  "SP-4310": {
    name: "Starres Tape #38 „Bleib da“ / 100 % Baumwolle",
    subtitle: "38 mm × 13,7 m",
    description: copy`
      <p><strong>Beige, langweilig, stark.</strong></p>
      <p>Achtunddreißig Millimeter Baumwolle mit Zinkoxidkleber, der einen Knöchel durch die Verlängerung bringt und mit
      einem Fluch und etwas warmem Wasser abgeht.</p>
      <p>Reißt von Hand gerade durch, auch mit kalten Fingern. Dehnt sich gar nicht; wenn du Dehnung willst, willst du
      ein anderes Tape und wahrscheinlich noch eine Woche Pause.</p>
      <p>Ab sechs Rollen, weil die Physios uns ausgelacht haben, als wir eine anboten. Nicht ins Handschuhfach: Über
      vierzig Grad zieht der Kleber in die nächste Lage und bleibt dort.</p>
    `,
    attributes: [
      { name: "Rolle", value: "38 mm × 13,7 m" },
      { name: "Material", value: "Baumwolle, Zinkoxidkleber" },
      { name: "Dehnung", value: "Keine" },
      { name: "Latex", value: "Ohne" },
      { name: "Abnahme", value: "Ab sechs Rollen" },
    ],
  },
  "SP-4401": {
    name: copy`
      Trainingsbuch für zweiundfünfzig Wochen ehrlicher Zahlen, eine Seite am Tag, mit Platz für das Training, das du
      gemacht hast, das, das du geplant hattest, und den Grund, warum es nicht dasselbe ist
    `,
    subtitle: "A5, geheftet, undatiert",
    description: copy`
      <p><strong>Die Uhr kennt deinen Puls.</strong></p>
      <p>Sie weiß nicht, dass du schlecht geschlafen hast, dass das Knie sich wieder meldet oder dass du Satz vier
      ausgelassen und niemandem davon erzählt hast. Schreib es auf.</p>
      <p>Eine Seite am Tag, drei Zeilen: geplant, gemacht, warum. Jeden Sonntag eine Seite für die Woche, mit einem
      Kästchen, das du ankreuzt, wenn du es wieder so machen würdest. Fadengeheftet, also liegt es flach auf der Bank.
      Vom Einband lässt sich Magnesia abwischen, meistens.</p>
      <p>Undatiert. <strong>Fang an einem Dienstag an</strong>, am Montag fangen alle an.</p>
    `,
    attributes: [
      { name: "Format", value: "A5, 384 Seiten" },
      { name: "Bindung", value: "Fadengeheftet, liegt flach" },
      { name: "Datum", value: "Undatiert" },
      { name: "Stift", value: "In der Schlaufe" },
    ],
  },
}
