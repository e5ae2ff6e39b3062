import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const pace: Record<string, TranslatedGoods> = {
  "SP-7101": {
    name: "Pace-Uhr",
    subtitle: "GPS, 9 Tage",
    description: copy`
      <p><strong>Zeigt drei Dinge auf einmal: Tempo jetzt, Tempo der Runde, Tempo, das du versprochen hast.</strong></p>
      <p>Der Rest ist einen Druck entfernt, und mitten im Intervall drückst du nicht.</p>
      <p>Das GPS steht, bevor du den zweiten Schuh gebunden hast. Neun Tage mit einer Ladung bei einer Stunde Laufen am
      Tag, vierzehn, wenn du sie nur trägst, um wie ein Läufer auszusehen. Die Tasten gehen mit Handschuhen, im Regen
      und im Zorn.</p>
      <ul>
        <li><strong>Der Modus Negative Split</strong> summt, wenn die zweite Hälfte langsamer wird als die erste.</li>
        <li>Exportiert überallhin, bei uns bleibt nichts.</li>
      </ul>
    `,
    attributes: [
      { name: "Akku", value: "9 Tage, 26 Stunden GPS" },
      { name: "Anzeige", value: "1,4 Zoll, immer an" },
      { name: "Wasserdicht", value: "Bis 5 ATM" },
      { name: "Sensoren", value: "GPS, Puls, Barometer" },
      { name: "Gewicht", value: "43 g" },
      { name: "Band", value: "Silikon, Schnellverschluss" },
    ],
    specs: [{ name: "Band", values: ["S / M", "M / L"] }],
  },
  "SP-7190": {
    name: "Pace mit Zeigern, Testgerät",
    subtitle: "Vorserie, 40 Stück",
    description: copy`
      <p><strong>Du hast das Wort, also gehörst du zur Crew.</strong></p>
      <p>Vierzig Testgeräte, auf der Rückseite nummeriert, mit einer Firmware, die zweimal die Woche abstürzt, und einem
      Formular, das dich fragt, wie sich das angefühlt hat.</p>
      <p>Neu sind: Zeiger. Sie sieht aus wie die Uhr, mit der dein Großvater dich gestoppt hat, zählt wie unsere und
      zeigt die drei Zahlen dadurch, wo die Zeiger auf Knopfdruck stehen bleiben.</p>
      <p><strong>Trag sie zwölf Wochen lang jeden Tag.</strong> Schick sonntags das Protokoll. Nicht posten, nicht
      verleihen, und wenn jemand fragt, ist es eine Pace-Uhr. Am Ende gehört sie dir.</p>
    `,
    attributes: [
      { name: "Stand", value: "Vorserie, 40 Stück" },
      { name: "Akku", value: "12 Tage, hoffen wir" },
      { name: "Firmware", value: "0.9, wöchentlich neu" },
      { name: "Rückgabe", value: "Keine, du behältst sie" },
    ],
  },
  "SP-7201": {
    name: "Übertöner",
    subtitle: "40 h, schweißfest",
    description: copy`
      <p><strong>Ohrumschließende Kopfhörer für Räume mit Spiegeln und einer Anlage, die du nicht ausgesucht
      hast.</strong></p>
      <p>Vierzig Stunden, schweißfest, Polster, die abgehen und ins Waschbecken dürfen.</p>
      <p>Sie drücken fester als die fürs Flugzeug. Mach Burpees damit. Nach dem Satz drückst du auf die linke Muschel
      und hörst den Coach; noch einmal, und der Coach ist weg.</p>
      <p>Die Ohren werden warm, da machen wir dir nichts vor. Für den Winter, fürs Rudern, für den letzten Satz.
      <strong>Nicht für die Straße</strong>: Auf der Straße willst du den Lastwagen hören.</p>
    `,
    attributes: [
      { name: "Akku", value: "40 Stunden" },
      { name: "Schweißschutz", value: "IPX4" },
      { name: "Ruhe", value: "Aktiv, mit Durchhören" },
      { name: "Polster", value: "Waschbar" },
      { name: "Gewicht", value: "271 g" },
    ],
  },
  "SP-7210": {
    name: "Sprint-Ohrhörer",
    subtitle: "8 h, fünf Aufsätze",
    description: copy`
      <p><strong>Sie bleiben drin.</strong></p>
      <p>Das ist die Bewertung. Kurzer Steg, weicher Flügel, fünf Aufsätze und im Deckel ein Passtest, der kein Telefon
      braucht: Schüttle den Kopf.</p>
      <p>Einer funktioniert auch allein, dann gehört das andere Ohr dem Verkehr. Acht Stunden, danach vier weitere
      Ladungen aus dem Etui. Langes Drücken stoppt die Musik; Doppeltippen gibt es nicht, denn ein nasser Ärmel tippt
      zweimal.</p>
      <p>Weiß, damit du den findest, der auf die Bahn gefallen ist. <strong>Trotzdem verloren?</strong> Ein einzelner
      kostet die Hälfte, für immer.</p>
    `,
    attributes: [
      { name: "Akku", value: "8 Stunden, 40 mit Etui" },
      { name: "Schweißschutz", value: "IP55" },
      { name: "Aufsätze", value: "Fünf Größen" },
      { name: "Gewicht", value: "Je 4,8 g" },
      { name: "Funk", value: "Bluetooth 5.3" },
    ],
  },
  "SP-7401": {
    name: "Zweiter Akku",
    subtitle: "Zwei Größen, USB-C",
    description: copy`
      <p><strong>Für den Ultra, das Turnierwochenende und die Heimfahrt.</strong></p>
      <p>Zehntausend Milliamperestunden laden eine Pace-Uhr etwa dreißigmal, und das ist weiter, als du läufst.</p>
      <p>Schmal genug für die Westentasche. Matt, damit nasse Hände ihn halten. Vier Lichter für den Stand und ein
      Knopf, der eine Sache macht.</p>
      <ul>
        <li><strong>10.000</strong> wiegt so viel wie zwei Gels und ein Schnürsenkel.</li>
        <li><strong>20.000</strong> ist fürs Begleitauto.</li>
      </ul>
      <p>Im Handgepäck erlaubt. Mag keinen Frost: Bei einem Start im Winter trag ihn unter der Jacke.</p>
    `,
    attributes: [
      { name: "Kapazität", value: "10.000 oder 20.000 mAh" },
      { name: "Anschlüsse", value: "USB-C ein und aus, USB-A" },
      { name: "Leistung", value: "22 W" },
      { name: "Handgepäck", value: "Erlaubt" },
    ],
    specs: [{ name: "Kapazität", values: ["10.000 mAh", "20.000 mAh"] }],
  },
  "SP-6301": {
    name: "Aufwärmkappe",
    subtitle: "Einheitsgröße",
    description: copy`
      <p><strong>Marineblau, eine Größe, gebogen von jemandes Hand und nicht von einer Maschine mit
      Ansichten.</strong></p>
      <p>Nimmt Schweiß auf, ohne weißen Rand, denn das Band ist aus Frottee und lässt sich zum Waschen herausnehmen.</p>
      <p>Von der Crew getragen, von der ersten Runde bis zum Kaffee. Der Verschluss ist ein Messingschieber, sie passt
      also einem Kind, einem Pferdeschwanz und Marcus, dessen Kopf ein bekanntes Problem ist.</p>
      <p>Bei dreißig Grad waschen, auf einem Fußball trocknen. <strong>Eine Größe heißt 54 bis 62.</strong> Darüber
      schreib uns; Marcus kennt jemanden.</p>
    `,
    attributes: [
      { name: "Material", value: "Baumwolltwill" },
      { name: "Größe", value: "54 bis 62 cm" },
      { name: "Schweißband", value: "Frottee, herausnehmbar" },
      { name: "Verschluss", value: "Messingschieber" },
    ],
  },
  "SP-6310": {
    name: "Abendsonnenbrille",
    subtitle: "Polarisiert, 26 g",
    description: copy`
      <p><strong>Für Abendspiele, den Uferweg um sieben und das Gesicht, das du bei Hügel neun machst.</strong></p>
      <p>Ein Schildpattrahmen, der im Café durchgeht; griffige Bügel und Nasenpads, die nicht loslassen, wenn du zum Bus
      sprintest.</p>
      <p>Die Gläser sind braun und polarisiert. Sie heben die weiße Linie vom Gras ab und nehmen nassem Asphalt das
      Gleißen. Verkratzt du eines, schicken wir ein Paar Gläser für zwölf Dollar; sie rasten ein.</p>
      <p>Sechsundzwanzig Gramm. Du wirst sie suchen, während du sie trägst. <strong>Die Crew führt eine
      Strichliste.</strong></p>
    `,
    attributes: [
      { name: "Gläser", value: "Braun polarisiert, Kategorie 3" },
      { name: "Rahmen", value: "Bio-Nylon, Schildpatt" },
      { name: "Gewicht", value: "26 g" },
      { name: "UV-Schutz", value: "UV 400" },
      { name: "Ersatzgläser", value: "Austauschbar" },
    ],
  },
}
