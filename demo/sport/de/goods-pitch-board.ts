import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const pitchAndBoard: Record<string, TranslatedGoods> = {
  "SP-3401": {
    name: "Seitenlinien-Schirm",
    subtitle: "Spannweite 118 cm",
    description: copy`
      <p><strong>Für den anderen Athleten: den, der fährt, Orangen mitbringt und neunzig Minuten
      stillsteht.</strong></p>
      <p>Reicht für zwei Erwachsene oder einen Erwachsenen und einen Ersatzspieler, der sich warm halten soll.</p>
      <p>Krücke aus Holz, damit er am Zaun hängt, während du klatschst. Fiberglasschienen, die in einer Böe umschlagen
      und mit einem Ruck zurückkommen. Die Spitze geht in den Rasen und hält ihn dort, während du Tee einschenkst.</p>
      <p>Getestet in Hayward, Reihe vier, bei Regen von der Seite, von Joan. Joan hat drei Jungs und keine Geduld.</p>
    `,
    attributes: [
      { name: "Spannweite", value: "118 cm" },
      { name: "Schienen", value: "Acht, Fiberglas" },
      { name: "Griff", value: "Krücke aus Esche" },
      { name: "Länge", value: "90 cm" },
    ],
  },
  "SP-3410": {
    name: "Flutlicht Nachtplatz",
    subtitle: "24.000 lm, IP66",
    description: copy`
      <p><strong>Im Dezember geht die Sonne um halb fünf unter, und das Training beginnt um sechs.</strong></p>
      <p>Eines davon an einem Vier-Meter-Mast beleuchtet einen Strafraum; vier beleuchten einen kleinen Platz so gut,
      dass man Rückennummern lesen kann.</p>
      <p>Neutralweiß, breit gestreut, mit einer Blende, die das Licht von den Häusern fernhält, damit die Gemeinde euer
      Freund bleibt. IP66, das hieß in unserem Test: ein Feuerwehrschlauch und eine Wette.</p>
      <p>Masten, Kabel und Strom hängen von eurem Platz ab. <strong>Schick uns eine Skizze, wir schicken einen
      Preis.</strong> Vereine bekommen es zum Einkaufspreis plus zehn Prozent.</p>
    `,
    attributes: [
      { name: "Licht", value: "24.000 lm, 4.000 K" },
      { name: "Leistung", value: "200 W" },
      { name: "Wasserschutz", value: "IP66" },
      { name: "Halterung", value: "Stahl, 180°" },
      { name: "Garantie", value: "Fünf Jahre" },
    ],
    specs: [{ name: "Satz", values: ["Einzeln", "Vier mit Masten"] }],
  },
  "SP-4201": {
    name: "Ramp 8.25",
    subtitle: "Ahorn, sieben Lagen",
    description: copy`
      <p><strong>Komplett, montiert und fest, wo es fest sein soll.</strong></p>
      <p>Sieben Lagen kanadischer Ahorn, Board für Board einzeln gepresst, damit jedes dasselbe Concave und denselben
      Pop hat. Unten Sonnenuntergang oder Neonstreifen; in einem Monat sind sie weg, so wie gedacht.</p>
      <p>8,25 ist eine Breite für die Transition: stabil auf dem Weg nach oben, schnell genug auf dem Weg nach unten.
      Achsen geschmiedet, Rollen 54 mm und 99A, laut und schnell auf Beton.</p>
      <ul>
        <li>Griptape ist drauf. Schrauben sind gesichert.</li>
        <li><strong>Die Lager sind gut, nicht magisch.</strong> Siehe den Achtersatz.</li>
      </ul>
    `,
    attributes: [
      { name: "Pop", value: "91/100, einzeln gepresst" },
      { name: "Lenkung", value: "78/100, ab Werk straff" },
      { name: "Tempo", value: "64/100, Lager gehen schneller" },
      { name: "Ruhe", value: "22/100, 99A auf Beton" },
      { name: "Breite", value: "8,25 Zoll" },
      { name: "Länge", value: "32 Zoll, Achsabstand 14,25" },
      { name: "Deck", value: "Ahorn, sieben Lagen, einzeln gepresst" },
      { name: "Rollen", value: "54 mm, 99A" },
      { name: "Achsen", value: "Geschmiedet, 149 mm" },
    ],
    specs: [{ name: "Grafik", values: ["Sonnenuntergang", "Neonstreifen"] }],
  },
  "SP-4210": {
    name: "Kugellager, Achtersatz",
    subtitle: "Messingkäfig, offen",
    description: copy`
      <p><strong>Du wolltest schneller, etwa in jeder dritten Bewertung.</strong></p>
      <p>Stahlkugeln im Messingkäfig, auf einer Seite offen, damit du sie wirklich reinigen kannst, zehn Minuten auf dem
      Bohrer eingefahren von dem, der beim Tischtennis verloren hat.</p>
      <p>Eine von Hand gedrehte Rolle läuft eine Minute vierzig. Das ist ein Partytrick; was zählt: Nach einem Winter
      sind sie immer noch leise. In Alkohol waschen, trocknen, <strong>zwei Tropfen Öl</strong>, nicht fünf.</p>
      <p>Größe 608, passt in jede Skateboardrolle und in die meisten Roller im Flur.</p>
    `,
    attributes: [
      { name: "Größe", value: "608, 8 × 22 × 7 mm" },
      { name: "Käfig", value: "Messing, offen" },
      { name: "Schmierung", value: "Leichtes Öl" },
      { name: "In der Dose", value: "Acht, mit Distanzhülsen" },
    ],
  },
}
