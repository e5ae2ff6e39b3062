import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const court: Record<string, TranslatedGoods> = {
  "SP-2107": {
    name: "Asphaltball",
    subtitle: "Outdoor, Größe 5 bis 7",
    description: copy`
      <p><strong>Ein Outdoor-Ball, der dazu steht.</strong></p>
      <p>Tiefe Rillen für nasse Finger, eine Hüllenmischung aus dem Fahrradreifen und eine Blase, die am Montag noch
      Druck hat.</p>
      <p>In der Halle liegt er etwas schwer in der Hand. Draußen, auf dem Platz hinter der Feuerwache, hielt er dreimal
      so lange wie der, den alle kaufen. Das wissen wir, weil Dee die verbliebenen Noppen gezählt hat.</p>
      <ul>
        <li><strong>Größe 5</strong> für unter Zwölfjährige.</li>
        <li><strong>Größe 6</strong> für Frauenspiele.</li>
        <li><strong>Größe 7</strong> für alle anderen.</li>
      </ul>
    `,
    attributes: [
      { name: "Griffigkeit", value: "90/100, auch mit nassen Fingern" },
      { name: "Sprung", value: "84/100, auch auf rauem Boden" },
      { name: "Verschleiß", value: "88/100, zwölf Wochen Asphalt" },
      { name: "Ruhe", value: "31/100, die Nachbarn wissen Bescheid" },
      { name: "Untergrund", value: "Draußen" },
      { name: "Hülle", value: "Gummimischung, tiefe Rillen" },
      { name: "Blase", value: "Butyl-Kautschuk" },
      { name: "Druck", value: "0,55 bis 0,60 bar" },
      { name: "Getestet", value: "12 Wochen, Platz an der Feuerwache" },
    ],
    specs: [{ name: "Größe", values: ["5", "6", "7"] }],
  },
  "SP-2201": {
    name: "Baseline 98",
    subtitle: "Carbon, bespannt",
    description: copy`
      <p><strong>Ein 98er-Kopf für alle, die hinten am Ball hochziehen und es ernst meinen.</strong></p>
      <p>Carbon, im Herz etwas weich, damit ein Fehlschlag deinem Stolz wehtut und nicht deinem Ellbogen.</p>
      <p>Er kommt mit 24 Kilo bespannt, runde Co-Poly-Saite, und mit zwei Bällen, denn ein neuer Schläger in einem Haus
      ohne Bälle ist eine Art Grausamkeit.</p>
      <p>Drei Griffstärken. Liegst du dazwischen, <strong>nimm die kleinere</strong> und ein Overgrip; noch nie hat
      jemand einen Griff heruntergeschliffen.</p>
    `,
    attributes: [
      { name: "Spin", value: "90/100, 16 × 19" },
      { name: "Kontrolle", value: "86/100, 98 Quadratzoll" },
      { name: "Kraft", value: "72/100, den Rest bringst du mit" },
      { name: "Komfort", value: "74/100, weich im Herz" },
      { name: "Kopf", value: "98 Quadratzoll, 632 cm²" },
      { name: "Gewicht", value: "305 g unbespannt" },
      { name: "Balance", value: "320 mm" },
      { name: "Saitenbild", value: "16 × 19" },
      { name: "Bespannung", value: "Co-Poly, 24 kg" },
      { name: "Dazu", value: "Zwei Bälle" },
    ],
    specs: [{ name: "Griffstärke", values: ["L1", "L2", "L3"] }],
  },
  "SP-2210": {
    name: "Spin-Duo",
    subtitle: "Fünf Furniere, klebrig",
    description: copy`
      <p><strong>Zwei Schläger und ein Ball für die Platte im Pausenraum, und so gut, dass die Pause länger
      wird.</strong></p>
      <p>Hölzer mit fünf Furnieren, zwei Millimeter Schwamm, Beläge mit echtem Grip: dreh einen über dem Ball um und heb
      an.</p>
      <p>Rote Seite schneller, schwarze mit mehr Spin. Die Griffe sind konkav und geölt. Kein Lack: Sie nehmen den
      Schweiß auf und bleiben in der Hand.</p>
      <p>Den Belag mit Wasser und Atem reinigen. Wenn er glänzt, nach etwa einem Jahr Mittagspausen, haben wir
      Ersatz.</p>
    `,
    attributes: [
      { name: "Holz", value: "Fünf Furniere" },
      { name: "Belag", value: "2,0 mm Schwamm, klebrig" },
      { name: "Griff", value: "Konkav, geölt" },
      { name: "Dazu", value: "Ein Ball, 40+" },
    ],
  },
  "SP-3301": {
    name: "Derby-Spielball",
    subtitle: "Verklebt, 32 Felder",
    description: copy`
      <p><strong>Zweiunddreißig Felder, verklebt, in den zwei Farben, die ein Ball haben soll, und in Gelb für den
      November.</strong></p>
      <p>Fliegt auch nass geradeaus und klingt richtig vom Spann: ein Wumms, kein Klatschen.</p>
      <p>Wir haben ihn einen Oregon-Winter lang auf Matsch, Kunstrasen und dem Schotterstück am Südtor gespielt. In
      neunzig Minuten nimmt er neun Gramm Wasser auf. Der letzte, den wir probiert haben, nahm fünfzig.</p>
      <p>Torhüter beschweren sich, dass er flattert. <strong>Sie haben recht.</strong> Auf Rasen mit 0,8 bar aufpumpen,
      auf hartem Boden mit 0,7.</p>
    `,
    attributes: [
      { name: "Felder", value: "32, thermisch verklebt" },
      { name: "Hülle", value: "1,2 mm PU" },
      { name: "Wasser", value: "+9 g in 90 Minuten" },
      { name: "Druck", value: "0,7 bis 0,8 bar" },
      { name: "Getestet", value: "Ein Winter in Oregon" },
    ],
    specs: [
      { name: "Größe", values: ["4", "5"] },
      { name: "Farbe", values: ["Schwarz-Weiß", "Blau-Orange", "Neongelb"] },
    ],
  },
}
