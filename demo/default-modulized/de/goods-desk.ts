import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const desk: Record<string, TranslatedGoods> = {
  21130: {
    name: "Tageskladde A5",
    subtitle: "Fadengeheftet, 240 Seiten",
    description: copy`
      <p>Liegt auf Seite eins flach. Liegt auch auf Seite zweihundertvierzig flach, wo andere aufgeben. In Lagen zu
      sechzehn Seiten geheftet, in Leinen gebunden, das die Farbe von Tinte, Ziegel oder nassem Wald hat, geschlossen
      mit einem Band, das auch den Stift hält.</p>
      <p>Das Papier wiegt 100 g und verträgt eine nasse Feder, ohne dass man es auf der Rückseite sieht. Nummerierte
      Seiten, ein leeres Register, eine Tasche für Eintrittskarten. Keine Sprüche am Seitenrand, keine Aufkleber, keine
      Ratschläge.</p>
      <p>Der Stift ist von uns und nachfüllbar. Manche kaufen die Kladde noch einmal wegen des Stifts.</p>
    `,
    attributes: [
      { name: "Format", value: "A5, 148 × 210 mm" },
      { name: "Papier", value: "100 g, 240 nummerierte Seiten" },
      { name: "Bindung", value: "Fadenheftung, Leineneinband" },
      { name: "Stift", value: "Gel, 0,5 mm, nachfüllbar" },
      { name: "Hergestellt in", value: "Leipzig, Deutschland" },
    ],
    specs: [
      { name: "Seite", values: ["Blanko", "Liniert", "Punktiert"] },
      { name: "Einband", values: ["Tinte", "Ziegel", "Wald"] },
    ],
  },
  21204: {
    name: "Schreibtischablage Eiche",
    subtitle: "Geölte Eiche, Korkboden",
    description: copy`
      <p>Fünf Fächer auf drei Ebenen, um wirkliche Dinge herum gemessen: einen Hefter, einen Stapel Karten, eine Schere
      mit den Griffen nach oben, ein Telefon und das Häufchen, das jeder hat.</p>
      <p>Massive Eiche mit Fingerzinken, also kein Furnier, das sich hebt, wenn Sie eine nasse Tasse darauf abstellen.
      Unten Kork; sie rutscht nicht und kratzt nicht.</p>
      <p>Einen ordentlichen Menschen macht sie nicht aus Ihnen. Sie macht den Stapel kleiner und stellt ihn nach links.
      Die abgebildeten Stifte und Lineale gehören uns und liegen wieder in der Schublade.</p>
    `,
    attributes: [
      { name: "Material", value: "Massive Eiche, geölt" },
      { name: "Maße", value: "32 × 18 × 14 cm" },
      { name: "Fächer", value: "Fünf" },
      { name: "Boden", value: "Kork" },
    ],
  },
  21402: {
    name: "Tintenset #6 „Bürozeiten“ / 100 % Pigment",
    subtitle: "Sechs Fläschchen zu 30 ml",
    description: copy`
      <p>Sechs Fläschchen, benannt nach dem Arbeitstag: <strong>Punkt neun</strong> (Schwarz),
      <strong>Kaffeerunde</strong> (Rotbraun), <strong>Mittagspause</strong> (Gelb), <strong>Abwesend</strong> (Grün),
      <strong>An alle</strong> (Rot) und <strong>Fünf nach fünf</strong> (Blau).</p>
      <p>Reines Pigment, kein Farbstoff: Was Sie am Montag unterschreiben, ist noch da, wenn der Anwalt fragt. Auf dem
      Papier der Tageskladde trocknen sie in acht Sekunden, und ein Regentropfen macht ihnen nichts aus.</p>
      <p>Gemacht für Zeichenfeder und Pinsel. Im Füller laufen sie auch, wenn Sie ihn jeden Freitag spülen; klingt das
      nach einem zweiten Beruf, nehmen Sie nur eine Farbe.</p>
    `,
    attributes: [
      { name: "Inhalt", value: "6 × 30 ml" },
      { name: "Art", value: "Pigmenttinte, trocken wasserfest" },
      { name: "Für", value: "Feder und Pinsel, Füller mit Vorsicht" },
      { name: "Verschluss", value: "Pipette" },
      { name: "Hergestellt in", value: "Gent, Belgien" },
    ],
  },
}
