import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const travel: Record<string, TranslatedGoods> = {
  23201: {
    name: copy`
      Kaischirm für zwei Menschen, die nicht gleich schnell gehen, mit gebogenem Eschengriff, acht Stahlschienen und
      einem Band, das sich mit einer Hand schließt
    `,
    subtitle: "Stahl und Esche, 116 cm",
    description: copy`
      <p>Ja, so heißt er. Vier Einkäufer konnten sich auf keinen kürzeren Namen einigen, und jeder Nebensatz war ein
      Streit, den jemand gewonnen hat.</p>
      <p>Das Dach spannt 116 Zentimeter, damit auch der Langsamere trocken bleibt. Acht Schienen aus Federstahl schlagen
      um und kommen zurück. Der Griff ist ein Stück gedämpfte Esche; an einer Tischkante bleibt er hängen.</p>
      <p>Erprobt haben wir ihn in den Novemberstürmen am Ende des Piers. <strong>Zwei von drei Mustern haben
      überlebt</strong>; dies ist das dritte, mit dem dickeren Stock.</p>
    `,
    attributes: [
      { name: "Spannweite", value: "116 cm" },
      { name: "Länge", value: "89 cm geschlossen" },
      { name: "Gestell", value: "Stahl, acht Schienen" },
      { name: "Bezug", value: "Recycelter Polyester, marineblau" },
      { name: "Griff", value: "Dampfgebogene Esche" },
    ],
  },
  23301: {
    name: "Felduhr",
    subtitle: "38 mm, Lederband",
    description: copy`
      <p>Achtunddreißig Millimeter, denn Handgelenke sind nicht gewachsen. Ein blaues Zifferblatt mit allen zwölf
      Ziffern, Zeiger, die bis etwa drei Uhr früh leuchten, und eine Krone, die sich mit Handschuhen drehen lässt.</p>
      <p>Das Werk ist japanischer Quarz, auf zehn Sekunden im Monat genau. Wir hätten ein mechanisches einbauen und
      vierhundert verlangen können; diese hier tragen Sie im Garten.</p>
      <p>Das hellbraune Band ist ein einziges Stück Leder, das hinter dem Gehäuse durchläuft. Zehn Minuten im Wasser
      machen nichts. Zehn Minuten in der Suppe machten auch nichts, berichtet ein Kunde.</p>
    `,
    attributes: [
      { name: "Gehäuse", value: "38 mm, gebürsteter Stahl" },
      { name: "Glas", value: "Saphir" },
      { name: "Uhrwerk", value: "Quarz, Japan" },
      { name: "Band", value: "Leder, 20 mm" },
      { name: "Wasserdicht", value: "100 m" },
      { name: "Batterie", value: "Drei Jahre" },
    ],
    specs: [{ name: "Band", values: ["Normal", "Lang"] }],
  },
  23310: {
    name: "Ticket-Portemonnaie",
    subtitle: "Pflanzlich gegerbtes Leder",
    description: copy`
      <p>Sechs Karten, gefaltete Scheine und die Papierkarte, auf der manche Museen noch bestehen: Für sie ist das lange
      Fach hinter den Karten. Kastanienbraunes Leder aus einer Gerberei, die sich vor einer Wasserbehörde verantworten
      muss und das auch tut.</p>
      <p>Leer ist es dünn, voll ist es ehrlich. Die Kanten sind von Hand in fünf Schichten gestrichen, denn dort sterben
      Portemonnaies.</p>
      <p>Kein Chipschutz; wir haben drei davon nachgemessen, und sie schützten nichts. <strong>Initialen</strong> sind
      kostenlos: zwei Buchstaben, in der Bemerkung, von Luis in Bleisatz geprägt.</p>
    `,
    attributes: [
      { name: "Material", value: "Pflanzlich gegerbtes Leder" },
      { name: "Maße", value: "11 × 9 × 1,2 cm" },
      { name: "Karten", value: "Sechs, dazu ein Ticketfach" },
      { name: "Initialen", value: "Kostenlos, zwei Buchstaben" },
    ],
  },
  23210: {
    name: "Reiseadapter Grenzenlos",
    subtitle: "USA, EU, GB, AU",
    description: copy`
      <p>Vier Stecker gleiten aus einem Block und reichen für hundertfünfzig Länder, also für jeden Ort, an dem unsere
      Einkäufer je einen Anschluss verpasst haben. Zweimal USB-A und einmal USB-C an der Unterkante, damit nichts mit
      der Lampe streitet.</p>
      <p>Die Schieber rasten ein. Das ist wichtig: Bei den üblichen drückt man, die Stifte weichen zurück, und man steht
      in einem Hotel in Osaka und redet mit der Wand.</p>
      <p>Er ändert den Stecker, <strong>nicht die Spannung</strong>. Telefonen und Laptops ist das egal; einem
      amerikanischen Föhn in Rom genau einmal nicht.</p>
    `,
    attributes: [
      { name: "Stecker", value: "USA, EU, GB, AU" },
      { name: "USB", value: "2 × A, 1 × C, 20 W" },
      { name: "Belastung", value: "Max. 8 A" },
      { name: "Sicherung", value: "Ersatz im Gehäuse" },
      { name: "Maße", value: "7 × 5 × 5 cm" },
    ],
  },
  23401: {
    name: "Ruheabteil-Kopfhörer",
    subtitle: "Ohrumschließend, 35 Stunden",
    description: copy`
      <p>Für den Zug, das Großraumbüro und die Wohnung unter dem Schlagzeuger. Drücken Sie auf die linke Muschel, und
      die Welt ist zwei Zimmer weiter; noch einmal, und der Schaffner ist wieder da.</p>
      <p>Schwarz, mit etwas Messing, wo sich die Bügel drehen. Die Polster gehen ohne Werkzeug ab, denn an den Polstern
      gehen Kopfhörer zugrunde. Fünfunddreißig Stunden mit einer Ladung, fünf mehr ohne Ruhe, und ein einfaches Kabel
      fürs Flugzeug.</p>
      <p>Zusammengeklappt passen sie in einen Filzbeutel, der entgegen aller Gewohnheit die richtige Größe hat.</p>
    `,
    attributes: [
      { name: "Bauart", value: "Geschlossen, ohrumschließend" },
      { name: "Ruhe", value: "Aktiv, zwei Stufen" },
      { name: "Akku", value: "35 Stunden" },
      { name: "Kabel", value: "USB-C und 3,5 mm liegen bei" },
      { name: "Gewicht", value: "264 g" },
    ],
  },
  23501: {
    name: "Diaabend-Kamera",
    subtitle: "24 Megapixel, 35-mm-Objektiv",
    description: copy`
      <p>Eine Kamera mit Rädern. Die Zeit rechts, die Blende am Ring, und nichts hinter einem Menü, was man vor dem
      Mittagessen braucht. Man schaut hindurch, nicht darauf.</p>
      <p>Innen ein guter moderner Sensor; außen eine Form, die Ihr Onkel sofort richtig halten würde. Das 35-mm-Objektiv
      gehört dazu und ist das, an dem man lernt. Sie speichert eine Rohdatei und ein fertiges Bild, und das fertige
      sieht aus wie ein Dia von 1978, wohlwollend betrachtet.</p>
      <p>Im Laden verleihen wir eine übers Wochenende. <strong>Fragen Sie auf WhatsApp</strong>; es gibt eine Liste.</p>
    `,
    attributes: [
      { name: "Sensor", value: "24 Megapixel, APS-C" },
      { name: "Objektiv", value: "35 mm, f/2, inklusive" },
      { name: "Sucher", value: "Optisch, mit Leuchtrahmen" },
      { name: "Karte", value: "SD, nicht enthalten" },
      { name: "Akku", value: "420 Bilder" },
    ],
  },
}
