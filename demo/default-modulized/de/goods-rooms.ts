import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const rooms: Record<string, TranslatedGoods> = {
  22405: {
    name: "Werkstatthocker",
    subtitle: "Buche und Stahl",
    description: copy`
      <p>Vier Beine aus schwarzem Stahl, eine runde Scheibe Buche, kein Polster. Angefangen hat er als Hocker in unserem
      Packraum, wo er elf Jahre überstand, in denen Leute sich daraufstellten, um ans Klebeband zu kommen.</p>
      <p>Die Sitzfläche ist um sechs Millimeter gemuldet; das sieht man nicht, aber nach einer Stunde ist es alles. Auf
      den Ring gehören die Füße; dort nutzt sich die Farbe zuerst ab, und das soll sie auch.</p>
      <ul>
        <li><strong>45 cm</strong> für Tisch oder Klavier.</li>
        <li><strong>65 cm</strong> für die Küchentheke.</li>
      </ul>
      <p>Kommt in zwei Teilen mit einem Schlüssel. Vier Minuten, ohne Fluchen.</p>
    `,
    attributes: [
      { name: "Material", value: "Buche, pulverbeschichteter Stahl" },
      { name: "Sitz", value: "Ø 33 cm" },
      { name: "Trägt", value: "150 kg" },
      { name: "Füße", value: "Filz und Gummi, beides liegt bei" },
    ],
    specs: [{ name: "Höhe", values: ["45 cm", "65 cm"] }],
  },
  22510: {
    name: "Gemächlicher Ventilator",
    subtitle: "Messing und Eisen, 31 cm",
    description: copy`
      <p>Ein Messingkorb, fünf Flügel und ein Motor, der es nicht eilig hat. Auf der kleinsten Stufe hören Sie den
      Vorhang, nicht den Ventilator; auf der höchsten blättert er Ihnen die Zeitung um.</p>
      <p>Der petrolfarbene Fuß ist aus Gusseisen, er bleibt also stehen, wenn der Kopf schwenkt. Geneigt wird von Hand,
      ohne Hebel. Das Kabel geht hinten unten heraus, wo Kabel hingehören.</p>
      <p>Messing wird in einer Küche braun. Manche polieren es, wir nicht; beides sieht richtig aus. <strong>Finger
      weg</strong>: Die Abstände entsprechen der Norm, aber Kleinkinderfinger sind kleiner.</p>
    `,
    attributes: [
      { name: "Maße", value: "Ø 31 cm, 44 cm hoch" },
      { name: "Stufen", value: "Drei" },
      { name: "Geräusch", value: "26 bis 44 dB" },
      { name: "Leistung", value: "32 W" },
      { name: "Material", value: "Messing, Gusseisen" },
    ],
  },
  22520: {
    name: "Lautsprecher Teewasser",
    subtitle: "18 Stunden, wasserfest",
    description: copy`
      <p>Benannt nach seinem Platz: neben dem Teewasser, mit den Nachrichten. Laut genug für eine Küche mit laufender
      Dunstabzugshaube und auszuschalten mit einem Knopf, den man auch mit Mehl an den Händen findet.</p>
      <p>Er vergisst nichts. Schalten Sie ihn ein, und er spricht mit dem letzten Telefon, das er kannte, ohne dass eine
      Stimme es verkündet. Die Lautstärke hat ein echtes Rad.</p>
      <ul>
        <li>Steht in einer Pfütze, nicht in der Badewanne.</li>
        <li>Achtzehn Stunden mit einer Ladung, über USB-C.</li>
        <li>Zwei davon ergeben Stereo.</li>
      </ul>
    `,
    attributes: [
      { name: "Leistung", value: "2 × 10 W" },
      { name: "Akku", value: "18 Stunden" },
      { name: "Funk", value: "Bluetooth 5.3" },
      { name: "Wasserschutz", value: "IPX6" },
      { name: "Maße", value: "21 × 8 × 8 cm" },
    ],
  },
  22601: {
    name: "Knoten Nr. 7, Terrakotta",
    subtitle: "Terrakotta, Einzelstück",
    description: copy`
      <p>Elin Varga rollt einen Tonstrang von vier Metern Länge und knotet ihn, solange er nass ist. Sie hat einen
      Versuch. Etwa ein Drittel übersteht den Ofen; der Rest liegt bis Freitag wieder im Toneimer.</p>
      <p>Dies ist der siebte des Jahres und der erste, den sie uns überlassen hat. Er steht auf einem Gipsblock und
      wiegt ungefähr so viel wie eine Katze, die nicht umziehen will.</p>
      <p>Weil jeder Knoten seine eigene Größe und seine eigene Geschichte hat, <strong>fragen Sie uns nach dem
      Preis</strong>. Luis antwortet, meist mit weiteren Bildern.</p>
    `,
    attributes: [
      { name: "Künstlerin", value: "Elin Varga, Szentendre" },
      { name: "Material", value: "Terrakotta auf Gips" },
      { name: "Maße", value: "Etwa 28 × 26 × 22 cm" },
      { name: "Auflage", value: "Eins" },
    ],
  },
  24301: {
    name: "Schneekugel Dorf",
    subtitle: "Glas und Nussbaum, 14 cm",
    description: copy`
      <p>Ein rotes Haus, vier Tannen und ein Winter, der genau so lange dauert, wie Sie davorstehen. Mundgeblasenes Glas
      auf gedrechseltem Nussbaum, gefüllt von einer Wiener Familie, die seit 1900 nichts anderes tut und nicht verrät,
      woraus der Schnee ist.</p>
      <p>Er braucht einundfünfzig Sekunden, bis er liegt. Wir haben die Zeit gestoppt, zu mehreren, statt zu
      arbeiten.</p>
      <p>Zweihundert kamen im Oktober, am ersten Dezember waren sie fort. <strong>Die nächsten kommen im
      Herbst</strong>; die Werkstatt beeilt sich nicht, und wir fragen nicht mehr.</p>
    `,
    attributes: [
      { name: "Material", value: "Glas, Nussbaum" },
      { name: "Maße", value: "Ø 10 cm, 14 cm hoch" },
      { name: "Schneefall", value: "51 Sekunden" },
      { name: "Hergestellt in", value: "Wien, Österreich" },
    ],
  },
}
