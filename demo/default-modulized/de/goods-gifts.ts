import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const gifts: Record<string, TranslatedGoods> = {
  24120: {
    name: "Schlüsselschlaufe Eiche",
    subtitle: "Lohgegerbtes Leder, Stahlring",
    description: copy`
      <p>Eiche, weil das Leder neun Monate lang in Eichenrinde gegerbt wird und in nichts anderem. Geschnitten wird sie
      aus den Stücken, die von den Portemonnaies übrig bleiben, darum hat jede ihren eigenen Naturton, und keine gleicht
      Ihrer.</p>
      <p>Hochzeitstafeln, neue Büros, die zwölf Schlüssel eines Ferienhauses: Bestellt werden sie zehnerweise, also
      verkaufen wir sie zehnerweise. Schlagen Sie Ihre eigenen Buchstaben mit dem Hammer ein; feucht nimmt das Leder sie
      gut an.</p>
      <p>Der Ring ist aus Stahl, flach, und öffnet sich mit einem Fingernagel. Ein kurzer genügt.</p>
    `,
    attributes: [
      { name: "Material", value: "In Eichenlohe gegerbtes Leder" },
      { name: "Maße", value: "9 × 3 cm" },
      { name: "Ring", value: "Stahl, 30 mm" },
      { name: "Abnahme", value: "Ab zehn Stück" },
    ],
  },
  24201: {
    name: "Von Dana verpackt",
    subtitle: "Schachtel, Band, Karte",
    description: copy`
      <p>Legen Sie dies mit der Sache in den Warenkorb, und die Sache kommt als Geschenk an. Eine feste rote Schachtel,
      weißes Band, Seidenpapier, nirgends ein Preis und eine Karte mit den Worten, die Sie in die Bemerkung schreiben.
      Dana schreibt sie von Hand; bleiben Sie unter vierzig Wörtern, dann bleibt sie freundlich.</p>
      <p>In eine Schachtel passt ein großes Ding oder drei kleine. Wenn Sie unsicher sind, sagen Sie es, und wir nehmen
      die Größe, die zugeht.</p>
      <p>Zu Schleifen hat sie eine Meinung und nimmt keine Wünsche an. <strong>Zurückgeschickt hat noch niemand
      eine.</strong></p>
    `,
    attributes: [
      { name: "Inhalt", value: "Schachtel, Band, Seidenpapier, handgeschriebene Karte" },
      { name: "Klein", value: "Bis 16 × 16 × 12 cm" },
      { name: "Groß", value: "Bis 36 × 30 × 20 cm" },
      { name: "Karte", value: "Bis zu 40 Wörter" },
    ],
    specs: [{ name: "Größe", values: ["Klein", "Groß"] }],
  },
  24390: {
    name: "Winterkranz, nächste Saison",
    subtitle: "Tanne und Birke, 35 cm",
    description: copy`
      <p>Für Läden und Mitglieder, die das Losungswort kennen. Das ist der Kranz, mit dem wir den Wintertisch eröffnen;
      hier steht er, damit alle, die ihn führen, ihre Schaufenster planen können.</p>
      <p>Konservierte Tanne auf einem Birkenring, Zapfen aus demselben Wald, ein goldenes Band mit Draht, das sich jedes
      Jahr neu binden lässt. Er nadelt nicht. Um sicherzugehen, haben wir im August einen über die Heizung gehängt und
      dafür Blicke geerntet.</p>
      <p><strong>Bitte bis zum 1. Oktober für sich behalten.</strong> Ab zwölf Stück sind Mengen verbindlich; geliefert
      wird ab der zweiten Novemberwoche.</p>
    `,
    attributes: [
      { name: "Material", value: "Konservierte Tanne, Birke, Baumwollband" },
      { name: "Maße", value: "Ø 35 cm oder Ø 50 cm" },
      { name: "Hält", value: "Drei Winter, trocken gelagert" },
      { name: "Zu sehen ab", value: "1. Oktober" },
    ],
    specs: [{ name: "Größe", values: ["35 cm", "50 cm"] }],
  },
}
