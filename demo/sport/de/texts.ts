import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"

export const pages: TranslatedCatalogue["pages"] = {
  about: {
    title: "Um fünf Uhr früh getestet, von Leuten mit Jobs",
    description: copy`
      Split Athletics aus Eugene, Oregon: neun Leute, die zwölf Wochen mit jedem Stück trainieren, bevor sie es
      verkaufen.
    `,
    content: copy`
      <p>Ein negativer Split ist ein Rennen, dessen zweite Hälfte schneller ist als die erste. Das heißt, du hast dich
      zurückgehalten, als es leicht war, und hattest noch etwas übrig, als es das nicht mehr war. Die Idee gefiel uns so
      gut, dass wir einen Laden danach benannt haben.</p>
      <h2>Die Crew</h2>
      <p>Neun Leute in Eugene, Oregon. Eine Krankenschwester, zwei Lehrer, ein Dachdecker, eine Schweißerin, ein
      Schwimmtrainer, jemand vom Finanzamt und zwei, die nur das hier machen. Bevor wir etwas ins Lager nehmen,
      trainieren wir zwölf Wochen damit. Regen, Rost, vom Rack gefallen. Was bricht, geht mit Notizen zurück an den
      Hersteller. Was überlebt, bekommt eine Nummer und ein Versprechen für sechzig Tage.</p>
      <h2>Zahlen</h2>
      <ul>
        <li>12 Wochen im Test, ohne Ausnahme für berühmte Marken.</li>
        <li>60 Tage Rückgabe, benutzt.</li>
        <li>317 Dinge dieses Jahr abgelehnt.</li>
      </ul>
      <p>812 Track Lane, die Tür mit der Delle. Komm vor sechs, und du kannst heben.</p>
    `,
  },
  contact: {
    title: "Frag den Coach",
    description: copy`
      Schreib einem Coach auf WhatsApp, ruf +1 503 555 0172 an oder komm in die 812 Track Lane in Eugene, Oregon.
    `,
    content: copy`
      <p>Das Schnellste zuerst.</p>
      <ul>
        <li><strong>Einem Coach auf WhatsApp schreiben</strong>: +1 503 555 0172, 7 bis 19 Uhr Pazifikzeit, etwa zehn
        Minuten</li>
        <li><strong>E-Mail</strong>: crew@split.run, noch am selben Tag, wenn du vor vier schreibst</li>
        <li><strong>Vorbeikommen</strong>: 812 Track Lane, Eugene, Oregon 97401, Dienstag bis Samstag, sechs bis
        achtzehn Uhr</li>
      </ul>
      <h2>Bevor du schreibst</h2>
      <p>Eine Frage zum Gewicht? Sag uns, was du jetzt hebst und wie oft. Zur Größe? Sag uns, was du trägst und ob du
      zufrieden bist. Zur Bestellung? Die Nummer aus der E-Mail spart uns beiden eine Runde.</p>
      <p>Hersteller: Schickt zwei Stück und bleibt ruhig. Zwölf Wochen sind zwölf Wochen.</p>
    `,
  },
  "fit-guide": {
    title: "Welches Gewicht, welche Größe",
    description: copy`
      Wie du Kettlebell, Ball, Griff und Deck wählst, ohne zu raten, von den Coaches bei Split Athletics.
    `,
    content: copy`
      <h2>Kettlebell</h2>
      <p>Drück sie fünfmal über Kopf. Sieht das fünfte Mal aus wie das erste, ist es dein Gewicht zum Schwingen. Ist das
      fünfte hässlich, ist es dein Gewicht zum Drücken. Gibt es kein fünftes, ist es ein Möbelstück.</p>
      <ul>
        <li>Neu dabei: 8 oder 12 kg.</li>
        <li>Hebt schon: 16 kg.</li>
        <li>Arbeitet draußen mit den Händen: 20 kg, und gib nicht an.</li>
      </ul>
      <h2>Schlägergriff</h2>
      <p>Halt ihn und schieb den Zeigefinger der anderen Hand zwischen Fingerspitzen und Handfläche. Er sollte gerade so
      passen. Zwischen zwei Größen nimmst du die kleinere.</p>
      <h2>Deck</h2>
      <p>Schuhgröße bis 42: acht Zoll. Darüber: acht ein Viertel. Vor allem Rampen: noch ein Viertel dazu und keine
      Foren mehr lesen.</p>
      <h2>Matte</h2>
      <p>Leg dich auf den Boden, Arme nach oben. Miss nach. Jetzt weißt du, ob du die lange brauchst.</p>
    `,
  },
}

export const news: TranslatedCatalogue["news"] = [
  {
    title: "Neu da: Comp-Kettlebells, 4 bis 32 kg",
    summary: "Acht Gewichte, eine Größe. Gelandet am Donnerstag, 6 Uhr früh.",
    content: copy`
      <p>Sie kamen um sechs auf einem Lastwagen, und um zehn nach sechs hatte die Crew sie aus den Kisten. Acht Gewichte
      von 4 bis 32 Kilo, außen alle gleich groß, damit deine Rack-Position bleibt, wo du sie gelernt hast.</p>
      <p>Wir haben Kugeln aus fünf Gießereien probiert. Zwei hatten Nähte, eine hatte Füllmasse, die man hören konnte,
      eine war perfekt und kostete so viel wie ein Fahrrad. Die fünfte ist diese: ein Guss, roher Griff, gefräster
      Boden.</p>
      <p>Zwölf Wochen, rund neuntausend Schwünge, ein Garagentor. Die Oberfläche platzt ab, wo sie auf anderes Eisen
      trifft. Sonst ist nichts passiert, und genau das will man von einer Kettlebell.</p>
      <p>Die 32er war vor dem Frühstück ausverkauft. <strong>In drei Wochen gibt es mehr.</strong></p>
    `,
  },
  {
    title: "Das Testprotokoll: was wir im Frühjahr abgelehnt haben",
    summary: "Einundachtzig kamen herein. Sechs blieben. Ohne Namen, mit Gründen.",
    content: copy`
      <p>Einundachtzig Muster zwischen März und Juni. Sechs bekamen eine Nummer. Das hatten die anderen gemeinsam.</p>
      <ul>
        <li>Neunzehn waren gut und nicht besser als das, was wir haben. Gut ist kein Grund, einen Lastwagen zu
        füllen.</li>
        <li>Vierzehn rochen. Eines hat eine Garage geräumt.</li>
        <li>Elf gingen vor Woche vier kaputt, drei davon in der Hand des Schwimmtrainers, und der ist sanft.</li>
        <li>Ein Rack kam mit Löchern, die ein Optimist gebohrt hatte.</li>
        <li>Ein smartes Springseil verlangte ein Konto, bevor man springen durfte.</li>
      </ul>
      <p>Die übrigen scheiterten an Kleinigkeiten: einem Reißverschluss, einer Schraube, für die man einen
      Spezialschlüssel braucht, einer Behauptung, die wir nicht wiederholen konnten. Jeder Hersteller bekam unsere
      Notizen. Neun haben schon eine zweite Fassung geschickt, und zwei davon sind im Test, während du das liest.</p>
    `,
  },
  {
    title: "Negative Splits für Leute mit Jobs",
    summary: "Vier Wochen, drei Läufe pro Woche, eine Regel: Der Heimweg ist schneller.",
    content: copy`
      <p>Du brauchst keine Bahn. Du brauchst eine Stelle zum Umdrehen.</p>
      <h2>Woche eins und zwei</h2>
      <p>Lauf zwanzig Minuten in einem Tempo hinaus, in dem du jemandem von deinem Tag erzählen könntest. Dreh um. Komm
      in neunzehn nach Hause. Wenn du das nicht schaffst, bist du zu schnell losgelaufen, und das bist du.</p>
      <h2>Woche drei und vier</h2>
      <p>Dieselbe Strecke. Jetzt am Mittwoch und am Sonntag in achtzehn nach Hause. Der Freitag bleibt in beide
      Richtungen locker; am Freitag wird es gebaut.</p>
      <p>Stell die Uhr auf Negative Split und lass sie summen. Schreib die beiden Zahlen ins Trainingsbuch und sonst
      nichts. Nach vier Wochen waren die meisten aus der Crew über 10 km eine Minute schneller, ohne ein einziges
      Intervall. Joan zwei, aber Joan hatte sich seit 1996 zurückgehalten.</p>
    `,
  },
  {
    title: "Pass auf deine Hände auf",
    summary: "Feilen, waschen, eincremen, schlafen. Magnesia ist keine Persönlichkeit.",
    content: copy`
      <p>Eine Schwiele ist eine Rüstung, bis sie eine Kante hat. Dann ist sie ein Griff, an dem die Stange reißt. Also
      halt sie flach.</p>
      <ul>
        <li>Nach der Dusche feilen, bis du mit dem Daumen keinen Rand mehr spürst.</li>
        <li>Das Magnesia abwaschen. Alles; es trocknet dich aus, während du schläfst.</li>
        <li>Nachts Balsam, eine Fingerspitze für beide Hände.</li>
      </ul>
      <p>Schon gerissen? Säubern, schneiden, was lose ist, abdecken und drei Tage mit dem anderen Arm schwingen. Nicht
      kleben. Jemand aus der Crew hat geklebt, und es wurde eine lange Woche für ihn.</p>
      <p>Zur Kugel selbst: Halt den Griff in den Fingern und nicht in der Handfläche. Die meisten gerissenen Hände, die
      wir sehen, sind ein Griffproblem, das viel Balsam gekauft hat.</p>
    `,
  },
  {
    title: "Eugene Half: zweihundert Beutel, ein Vormittag",
    summary: "Danke fürs Laufen. Entschuldigung wegen der Beutel.",
    content: copy`
      <p>Zweitausendeinhundert am Start, zweitausendsechzig im Ziel, ein Heiratsantrag bei Meile elf (ja) und ein Hund,
      der den letzten Kilometer in unter vier Minuten lief und keine Startnummer hatte.</p>
      <p>Wir hatten zu viele Beutel bestellt, also kamen zweihundert am Montag um sechs auf die Seite. Um neun waren sie
      weg. An die Person, die in Großbuchstaben schrieb: Du hast recht, drei pro Kopf waren zu viel. Nächstes Jahr ist
      es einer.</p>
      <p>An den Wasserstationen gingen viertausend Pappbecher drauf und keine Flasche. Wir arbeiten daran. Die
      Fundsachen liegen in der Track Lane: elf einzelne Handschuhe, eine Zahnspange und ein sehr guter Hut, den Marcus
      versucht nicht zu tragen.</p>
    `,
  },
  {
    title: "Bring uns deine toten Scheiben",
    summary: "20 % zurück auf neue Bumper für ein Foto von alten.",
    content: copy`
      <p>Gummi stirbt langsam und dann an einem Nachmittag. Eine Nabe löst sich, die Scheibe fängt an zu klingen, und
      eines Tages klappt sie auf wie ein Buch. Wart bitte nicht auf diesen Tag; meist ist es der Beintag.</p>
      <p>Jede Marke, jedes Alter. Mach ein Foto, auf dem wir den Schaden sehen und deine Bestellnummer auf einem Zettel.
      Wir zahlen innerhalb von drei Tagen 20 % deines neuen Satzes auf deine Karte zurück. Wohnst du keine Stunde von
      Eugene, bring die alten mit: Sie werden zerschnitten und als Boden in Schulturnhallen verlegt. Drei bisher, die
      vierte ist Roosevelt Middle, im Juni.</p>
      <p>Eisenscheiben sterben nicht. Wer Eisenscheiben hat, hat Erbstücke.</p>
    `,
  },
]
