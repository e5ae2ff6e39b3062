import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const garage: Record<string, TranslatedGoods> = {
  "SP-1401": {
    name: "Garagenuhr",
    subtitle: "Lautlos, gleitender Zeiger",
    description: copy`
      <p><strong>Jeder Intervalltimer im Test hat gepiept, und jeder unserer Nachbarn hat einen Zettel
      geschrieben.</strong></p>
      <p>Also: eine schlichte Uhr mit einem gleitenden roten Zeiger, den du zwischen Burpees vom Boden aus liest,
      kopfüber, mit Schweiß in einem Auge.</p>
      <p>Dreißig Zentimeter, schwarze Balken, keine Ziffern zum Verlesen. Oben starten, oben stoppen. Sie sagt dir auch,
      dass du zu spät zur Arbeit kommst.</p>
      <p>Rand aus Eiche, denn eine Garage verdient ein schönes Ding. Hat in Woche vier einen Basketball überlebt; der
      Basketball hat sich nicht entschuldigt.</p>
    `,
    attributes: [
      { name: "Maße", value: "Ø 30 cm" },
      { name: "Zeiger", value: "Gleitend, rot" },
      { name: "Glas", value: "Acryl" },
      { name: "Batterie", value: "1 × AA, ein Jahr" },
    ],
  },
  "SP-1410": {
    name: "Runde-drei-Ventilator",
    subtitle: "Gussfuß, drei Stufen",
    description: copy`
      <p><strong>Benannt nach der Runde, in der du anfängst, alle zu hassen.</strong></p>
      <p>Gussfuß, Messingkorb, drei Stufen und auf der höchsten vier Meter Wurfweite, gemessen mit einem Streifen vom
      Magnesiabeutel.</p>
      <p>Er steht auf der Bank und bläst dorthin, wo du ihn lässt. Keine App, keine Fernbedienung, ein Knopf, der auch
      mit Handschuh funktioniert. Der Korb ist eng genug für Finger und weit genug, um im Frühjahr den Staub
      herauszuspritzen.</p>
      <p>Lief neun Wochen ohne Pause in Dees Garage. <strong>Dee hat Solar.</strong></p>
    `,
    attributes: [
      { name: "Flügel", value: "Ø 31 cm" },
      { name: "Stufen", value: "Drei" },
      { name: "Wurfweite", value: "4 m" },
      { name: "Leistung", value: "45 W" },
      { name: "Gewicht", value: "3,8 kg, bleibt stehen" },
    ],
  },
  "SP-1420": {
    name: "Boxenkiste",
    subtitle: "Stahl, Einsatz zum Herausheben",
    description: copy`
      <p>Eine rote Stahlkiste für die Dinge, die ein Training beenden, wenn sie fehlen: das Skate-Tool, die Ballnadel,
      zwei Ersatzschnürsenkel, Tape, Magnesia, der Verschluss, der davongelaufen ist.</p>
      <p>Der obere Einsatz lässt sich herausheben und kommt an den Spielfeldrand. Unten passt ein Schuh hinein. Die
      Schnallen schließen mit Handschuh und bleiben zu, wenn die Kiste von der Ladeklappe fällt. Das ist sie, zweimal,
      einmal mit Absicht.</p>
      <p>Kommt leer bis auf eine Nadel und ein Tool. Alles andere besitzt du schon irgendwo; ab jetzt wohnt es hier.</p>
    `,
    attributes: [
      { name: "Maße", value: "48 × 22 × 24 cm" },
      { name: "Material", value: "Stahl, pulverbeschichtet" },
      { name: "Innen", value: "Einsatz zum Herausheben" },
      { name: "Liegt bei", value: "Skate-Tool, Ballnadel" },
    ],
  },
  "SP-7301": {
    name: "Lautsprecher Letzter Satz",
    subtitle: "22 h, wasserfest",
    description: copy`
      <p><strong>Laut genug für eine Garage mit offenem Tor.</strong></p>
      <p>Nicht laut genug für die ganze Straße: Wir haben die Straße gefragt. Er lebt auf dem Boden, darum ist die Hülle
      aus Gummi, und die Enden sind Stoßfänger.</p>
      <p>Regen, Magnesia, eine umgekippte Flasche, ein Volltreffer von einem Hex-Paar, das dort rollte, wo Hex-Paare
      nicht rollen. Spielt noch. Zweiundzwanzig Stunden mit einer Ladung, und den Stand sagen dir vier Lichter, keine
      Stimme.</p>
      <p><strong>Ein Knopf überspringt.</strong> Es ist der größte, wegen Marcus’ Playlist.</p>
    `,
    attributes: [
      { name: "Leistung", value: "30 W" },
      { name: "Akku", value: "22 Stunden" },
      { name: "Wasserschutz", value: "IP67" },
      { name: "Funk", value: "Bluetooth 5.3, zwei ergeben Stereo" },
      { name: "Gewicht", value: "690 g" },
    ],
  },
}
