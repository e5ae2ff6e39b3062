import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const backRoom: Record<string, TranslatedGoods> = {
  24101: {
    name: "Versandbeutel Rosé, mittel",
    subtitle: "Recyceltes LDPE, 25 × 33 cm",
    description: copy`
      <p>Der Beutel, in dem unsere eigenen weichen Pakete reisen. Kunden fragten immer wieder, woher wir ihn haben; ab
      jetzt von hier. Recycelte Folie in einem Rosa, das Postangestellte als schwer zu verlieren beschreiben.</p>
      <p>Er hat zwei Klebestreifen, einen für den Hinweg und einen für den Rückweg, und eine Aufreißlinie, die
      funktioniert. Die Oberfläche nimmt Etikett und Filzstift an.</p>
      <p>Ab zwanzig Stück, denn einen einzelnen Umschlag herauszusuchen kostet uns mehr als der Umschlag. Mit etwas
      Flachem darin geht er in den meisten Ländern noch als Brief durch.</p>
    `,
    attributes: [
      { name: "Maße", value: "25 × 33 cm plus Klappe" },
      { name: "Material", value: "Recyceltes LDPE, 60 µm" },
      { name: "Verschluss", value: "Zwei Klebestreifen" },
      { name: "Abnahme", value: "Ab zwanzig Stück" },
    ],
  },
  24102: {
    name: "Versandkarton, flach geliefert",
    subtitle: "Recycelte Kraftpappe, drei Größen",
    description: copy`
      <p>Schlichte braune Kartons mit einem Boden, der sich selbst faltet. Seiten zusammendrücken, es klickt, und Sie
      haben acht Sekunden und vierzig Zentimeter Klebeband gespart. Auf ein Weihnachtsgeschäft gerechnet ist das ein
      Arbeitstag; wir haben gezählt.</p>
      <ul>
        <li><strong>S</strong> fasst zwei Harbour-Becher mitsamt Papier.</li>
        <li><strong>M</strong> fasst eine Teekanne und ihre Nerven.</li>
        <li><strong>L</strong> fasst einen Bräter, wenn Ihr Rücken mitmacht.</li>
      </ul>
      <p>M und L sind zweiwellig. Gemacht dreißig Kilometer von hier aus Kartons, die früher andere Kartons waren. Sie
      kommen flach, in Zehnerbündeln mit Papierband.</p>
    `,
    attributes: [
      { name: "S", value: "20 × 15 × 12 cm" },
      { name: "M", value: "32 × 25 × 20 cm" },
      { name: "L", value: "45 × 35 × 28 cm" },
      { name: "Material", value: "Recycelte Kraftpappe" },
      { name: "Boden", value: "Automatikboden" },
    ],
    specs: [{ name: "Größe", values: ["S", "M", "L"] }],
  },
  24103: {
    name: "Papierklebeband",
    subtitle: "Kraftpapier, 50 mm × 50 m",
    description: copy`
      <p>Braunes Papier, Kleber aus Naturkautschuk, kein Plastik. Es reißt von Hand gerade ab, lässt sich beschriften
      und kommt mit dem Karton ins Altpapier, und genau darum geht es.</p>
      <p>Es quietscht nicht. Wer schon einmal zweihundert Pakete neben jemandem gepackt hat, der zweihundert Pakete
      packt, weiß, was das wert ist.</p>
      <p>Warm verarbeiten: Unter zehn Grad schmollt der Kleber. Eine Rolle schließt etwa sechzig Kartons der Größe M
      oder reicht für den Umzug aus einer Zweizimmerwohnung, falls Sie wenige Bücher haben.</p>
    `,
    attributes: [
      { name: "Rolle", value: "50 mm × 50 m" },
      { name: "Material", value: "Kraftpapier, Naturkautschuk" },
      { name: "Kern", value: "76 mm" },
      { name: "Abnahme", value: "Ab sechs Rollen" },
    ],
  },
  24110: {
    name: "Roter Werkzeugkasten",
    subtitle: "Pulverbeschichteter Stahl, 48 cm",
    description: copy`
      <p>Gepresster Stahl, gefalzte Nähte und ein Rot, das jede Feuerwehr wiedererkennt. Der Einsatz lässt sich mit
      allem, was darauf liegt, herausheben. Beide Schnallen nehmen ein Vorhängeschloss oder einen krummen Nagel, wie bei
      unserem.</p>
      <p>Er kommt leer. Wir haben überlegt, ihn zu füllen, und festgestellt, dass jeder Haushalt drei schlechte
      Schraubendreher besitzt, denen er vertraut. Fangen Sie mit denen an.</p>
      <p>An den Ecken wird er rosten, wenn Sie ihn im Regen stehen lassen. Ölen Sie ihn und nennen Sie es Charakter.
      <strong>Gebaut von zwei Schichten in Ohio</strong>, die seit 1958 denselben Kasten machen.</p>
    `,
    attributes: [
      { name: "Maße", value: "48 × 22 × 24 cm" },
      { name: "Material", value: "Stahl, 0,9 mm, pulverbeschichtet" },
      { name: "Einsatz", value: "Herausnehmbar" },
      { name: "Trägt", value: "20 kg" },
      { name: "Hergestellt in", value: "Ohio, USA" },
    ],
  },
}
