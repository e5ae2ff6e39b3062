import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const living: Record<string, TranslatedGoods> = {
  22310: {
    name: "Tischleuchte Farn",
    subtitle: "Keramik und Leinen, 52 cm",
    description: copy`
      <p>Ein gerillter Keramikfuß, ein Leinenschirm und ein Licht, in dem eine Mietwohnung bewohnt aussieht. Der Fuß ist
      von Hand glasiert; nahe am Messingring findet man den Daumenabdruck dessen, der ihn gehalten hat.</p>
      <p>Der Schalter sitzt am Kabel auf Höhe einer Sofalehne. Kabel und Stecker sind mit Stoff umsponnen und lang genug
      für den Weg hinters Bücherregal, denn da ist die Steckdose ja immer.</p>
      <p>Für jede E27-Lampe bis 9 W; eine warme liegt bei. <strong>Moos</strong> ist gerade zwischen zwei Bränden.</p>
    `,
    attributes: [
      { name: "Material", value: "Keramik, Messing, Leinen" },
      { name: "Höhe", value: "52 cm" },
      { name: "Schirm", value: "Ø 34 cm" },
      { name: "Leuchtmittel", value: "E27, max. 9 W, liegt bei" },
      { name: "Kabel", value: "2,4 m, textilummantelt" },
      { name: "Stecker", value: "Passend für Ihr Land" },
    ],
    specs: [{ name: "Farbe", values: ["Petrol", "Terrakotta"] }],
  },
  22320: {
    name: "Filamentbirnen, Paar",
    subtitle: "E27, 6 W, dimmbar",
    description: copy`
      <p>Zwei Birnen, die aussehen, wie man Birnen zeichnet. Klares oder bernsteinfarbenes Glas über vier langen Fäden,
      mattiert für Leuchten ohne Schirm, und eine Farbe irgendwo zwischen Kerze und Toast: 2.400 Kelvin, wenn Sie es
      genau wissen wollen.</p>
      <p>Sie verbrauchen je 6 Watt und lassen sich ohne Brummen bis auf ein Glimmen dimmen. Geprüft haben wir das mit
      dem billigsten Dimmer, den wir finden konnten, und einer reizbaren Katze.</p>
      <p>Fünfzehntausend Stunden, sagt der Hersteller. Auf unsere haben wir 2019 das Datum geschrieben und werden
      berichten. E27-Sockel, sie passen also in die Leuchte Farn und in fast alles, was Ihre Großeltern hatten.</p>
    `,
    attributes: [
      { name: "Sockel", value: "E27" },
      { name: "Leistung", value: "Je 6 W, entspricht 50 W" },
      { name: "Lichtfarbe", value: "2.400 K" },
      { name: "Dimmbar", value: "Ja, bis 5 %" },
      { name: "Lebensdauer", value: "15.000 Stunden" },
    ],
    specs: [{ name: "Glas", values: ["Klar", "Bernstein", "Matt"] }],
  },
  22101: {
    name: "Tauchvase",
    subtitle: "Halb glasierte Terrakotta",
    description: copy`
      <p>Aus Terrakotta gedreht, dann kopfüber am Fuß gehalten und bis zur Taille in Weiß getaucht. Was nackt bleibt,
      ist die Stelle, an der die Finger waren. Das ist der ganze Entwurf, und der Töpfer brauchte zwei Jahre, um nichts
      mehr hinzuzufügen.</p>
      <p>Der Hals ist eng, drei Stiele genügen also, und ein Strauß vom Supermarkt sieht aus, als hätten Sie
      nachgedacht. Innen glasiert: hält Wasser und hinterlässt keinen Rand.</p>
      <p>Der Olivenzweig auf dem Bild ist von dem Baum an unserer Hintertür und nicht verkäuflich.</p>
    `,
    attributes: [
      { name: "Material", value: "Terrakotta, halb glasiert" },
      { name: "Höhe", value: "24 cm oder 32 cm" },
      { name: "Hals", value: "4 cm" },
      { name: "Wasserdicht", value: "Ja" },
    ],
    specs: [{ name: "Größe", values: ["24 cm", "32 cm"] }],
  },
  22210: {
    name: "Amber-Kerze",
    subtitle: "Rapswachs, 45 Stunden",
    description: copy`
      <p>Riecht nach einem Holzhaus am Nachmittag: Amber, ein wenig Zeder und etwas wie das Innere einer alten
      Schublade. Vanille kam nicht zu Schaden.</p>
      <p>In Braunglas gegossen, mit Eichendeckel, der die Flamme löscht, damit Sie kein Wachs aufs Tischtuch pusten.
      Rapswachs, Baumwolldocht, fünfundvierzig Stunden, wenn Sie die Kerze <strong>beim ersten Mal bis zum Rand
      schmelzen lassen</strong>.</p>
      <p>Die Reisegröße brennt zwölf Stunden und passt in eine Manteltasche. Leere Gläser nehmen wir im Laden für einen
      Dollar zurück, oder sie halten für immer Zahnbürsten.</p>
    `,
    attributes: [
      { name: "Duft", value: "Amber, Zeder, getrocknete Orangenschale" },
      { name: "Wachs", value: "Raps" },
      { name: "Brenndauer", value: "45 Stunden (220 g), 12 Stunden (70 g)" },
      { name: "Deckel", value: "Eiche" },
      { name: "Hergestellt in", value: "Portland, Maine" },
    ],
    specs: [{ name: "Größe", values: ["Reise, 70 g", "Klassisch, 220 g"] }],
  },
  22120: {
    name: "Bahnhofsuhr",
    subtitle: "Gebogene Eiche, 30 cm",
    description: copy`
      <p>Schwarze Balken, weißes Zifferblatt, ein roter Sekundenzeiger, der gleitet und nicht tickt. Man kann sie ohne
      Brille vom anderen Ende der Küche ablesen; das war der ganze Auftrag.</p>
      <p>Der Rand ist gebogene Eiche, gefügt bei der Sechs, sodass man die Naht nie sieht. Das Werk ist ein lautloses
      Quarzwerk aus Deutschland und kostet mehr als die meisten Uhren; seinetwegen darf sie auch im Schlafzimmer
      hängen.</p>
      <p>Eine AA-Batterie im Jahr. Mit Nagel, dem richtigen.</p>
    `,
    attributes: [
      { name: "Maße", value: "Ø 30 cm" },
      { name: "Rand", value: "Gebogene Eiche" },
      { name: "Uhrwerk", value: "Lautloser Quarz" },
      { name: "Batterie", value: "1 × AA, liegt bei" },
    ],
  },
}
