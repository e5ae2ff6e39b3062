import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const kitchen: Record<string, TranslatedGoods> = {
  20418: {
    name: "Harbour-Becher",
    subtitle: "Steinzeug, 350 ml",
    description: copy`
      <p>Gemacht für die dritte Tasse, nicht fürs Foto. Harbour Pottery dreht diese Form seit 1974 in Devon: dicke Wand,
      runder Rand, zweimal glasiert und einmal gebrannt. Der Kaffee bleibt zwanzig Minuten heiß, und der Henkel nimmt
      drei Finger, nicht zwei.</p>
      <ul>
        <li><strong>Jade</strong> sammelt sich dunkler am Fuß, mehr Meer als Minze.</li>
        <li><strong>Gesprenkelt</strong> zeigt das Eisen im Ton.</li>
        <li><strong>Koralle</strong> ist der Becher, den Gäste aus Versehen mitnehmen.</li>
      </ul>
      <p>Für Spülmaschine und Mikrowelle geeignet. Bricht der Henkel in den ersten zwei Jahren, schicken Sie uns ein
      Foto, und wir schicken Ihnen einen Becher.</p>
    `,
    attributes: [
      { name: "Material", value: "Steinzeug, bleifreie Glasur" },
      { name: "Maße", value: "9,5 × 8,2 cm (350 ml)" },
      { name: "Fassungsvermögen", value: "250, 350 oder 450 ml, randvoll" },
      { name: "Pflege", value: "Für Spülmaschine und Mikrowelle geeignet" },
      { name: "Hersteller", value: "Harbour Pottery" },
      { name: "Hergestellt in", value: "Devon, England" },
    ],
    specs: [
      { name: "Farbe", values: ["Jade", "Gesprenkelt", "Koralle"] },
      { name: "Größe", values: ["250 ml", "350 ml", "450 ml"] },
    ],
  },
  20377: {
    name: "Teekanne Marsch",
    subtitle: "Glasierter Ton, 1,1 l",
    description: copy`
      <p>Am Ende des Eingießens hat eine Teekanne genau eine Aufgabe, und die meisten scheitern daran. Diese hört auf,
      wenn Sie aufhören. Wir haben sie vierhundertmal über der Bürospüle ausgegossen, bevor wir dem Töpfer geglaubt
      haben.</p>
      <p>Glasierter Ton in Marschgrün, ein Messingknauf, der nicht heiß wird, und ein Sieb, das hinter der Tülle in die
      Wand geschnitten ist, sodass lose Blätter bleiben, wo sie sind. Die große füllt vier Harbour-Becher; die kleine
      ist für Menschen, die vorhaben, allein zu sein.</p>
      <p>Von Hand spülen. <strong>Innen niemals mit Spülmittel</strong>, sonst erinnert sich Ihr Tee daran.</p>
    `,
    attributes: [
      { name: "Material", value: "Glasierter Ton, Messingknauf" },
      { name: "Fassungsvermögen", value: "0,7 oder 1,1 l" },
      { name: "Sieb", value: "In die Wand eingearbeitet" },
      { name: "Pflege", value: "Warmes Wasser, von Hand" },
      { name: "Hersteller", value: "Harbour Pottery" },
    ],
    specs: [{ name: "Größe", values: ["0,7 l", "1,1 l"] }],
  },
  20102: {
    name: "Flacher Sonntagsbräter",
    subtitle: "Emailliertes Gusseisen, 4 l",
    description: copy`
      <p>Breit und flach, damit Zwiebeln bräunen statt zu dämpfen und der Deckel trotzdem über ein ganzes Huhn passt.
      Emailliertes Eisen in Feuerrot, aus einem Guss, so schwer, dass ihn niemand zweimal ausleiht.</p>
      <ul>
        <li>Für Gas, Induktion, Backofen und Tisch.</li>
        <li>Innen helle Emaille, damit man sieht, wann die Butter bräunt.</li>
        <li>Der Stahlknauf verträgt 260 °C und lässt sich ersetzen.</li>
      </ul>
      <p>Jeder Topf verlässt uns mit einer handgeschriebenen Karte zur Pflege. Die kurze Fassung: <strong>vor dem Spülen
      abkühlen lassen</strong> und mit Holz rühren, nicht mit Stahl.</p>
    `,
    attributes: [
      { name: "Material", value: "Emailliertes Gusseisen" },
      { name: "Fassungsvermögen", value: "4 l (26 cm) oder 6,2 l (30 cm)" },
      { name: "Herd", value: "Gas, Induktion, Glaskeramik, Backofen" },
      { name: "Deckelknauf", value: "Stahl, bis 260 °C" },
      { name: "Hergestellt in", value: "Fresnoy, Frankreich" },
      { name: "Versprechen", value: "Zwei Jahre auf die Emaille" },
    ],
    specs: [{ name: "Größe", values: ["26 cm, 4 l", "30 cm, 6,2 l"] }],
  },
  20511: {
    name: "Nussbaumbrett",
    subtitle: "Geölter Nussbaum, 48 cm",
    description: copy`
      <p>Eine einzige Bohle ohne Leimfuge, mit einem Griff, der an einen Nagel passt. Nussbaum ist freundlich zu
      Messern: hart genug, um nicht auszufransen, weich genug, dass die Schneide einen Winter voller Möhren
      übersteht.</p>
      <p>Wir ölen jedes Brett zweimal, bevor es auf die Reise geht. Nach einem Monat werden Sie es wieder tun wollen,
      dann zweimal im Jahr, und dann dürfen Sie aufhören; woran man das merkt, steht in unserem Notizbuch. Messer und
      Tomaten gehören nicht dazu, obwohl wir nach den Tomaten gefragt werden.</p>
      <p>Die Maserung ist verschieden. Möchten Sie eine ruhige, schreiben Sie es in die Bemerkung, und Dana sucht
      danach.</p>
    `,
    attributes: [
      { name: "Material", value: "Amerikanischer Nussbaum, eine Bohle" },
      { name: "Groß", value: "48 × 22 × 2 cm" },
      { name: "Mittel", value: "36 × 18 × 2 cm" },
      { name: "Oberfläche", value: "Leinöl, lebensmittelecht" },
      { name: "Hergestellt in", value: "Vermont, USA" },
    ],
    specs: [{ name: "Größe", values: ["Mittel", "Groß"] }],
  },
}
