import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"

export const policies: TranslatedCatalogue["policies"] = {
  shipping: {
    summary: "Bis 16 Uhr Pazifikzeit bestellt, heute verschickt; in den USA frei ab 60 $, Eisen inbegriffen.",
    policy: copy`
      <h2>Aus der Tür</h2>
      <p>Bestell werktags bis 16 Uhr Pazifikzeit, und es geht heute raus. Nach vier geht es morgen raus. Samstag und
      Sonntag trainieren wir.</p>
      <h2>Zwischenzeiten</h2>
      <ul>
        <li>Westküste: ein bis zwei Tage.</li>
        <li>Übrige USA: zwei bis fünf Tage.</li>
        <li>Kanada: vier bis sieben Tage.</li>
        <li>Europa und Großbritannien: fünf bis neun Tage.</li>
        <li>Japan, Korea, Australien, Emirate: sieben bis zwölf Tage.</li>
      </ul>
      <p>Schwere Bestellungen reisen in mehr als einem Karton. Ein Satz Scheiben kommt vielleicht in falscher
      Reihenfolge an. Fang mit keinem Programm an, bevor er vollständig ist.</p>
      <h2>Was es kostet</h2>
      <p>Wir wiegen, was du kaufst, und rechnen nach Kilo ab, mit Augenmaß. In den USA kostet der Versand einer Kugel
      mit 16 kg 9 $ und gar nichts, wenn die Bestellung über 60 $ liegt. Ins Ausland ist Eisen teuer zu fliegen, und
      leicht machen können wir es nicht. Der Warenkorb nennt dir die Kosten, bevor du eine Karte zückst.</p>
      <h2>An der Tür</h2>
      <p>Alles über 23 kg kommt mit einem Fahrer, der es im Erdgeschoss abstellt. Sei nett, fass mit an, Rücken
      gerade.</p>
      <h2>Verloren oder verspätet</h2>
      <p>Steht die Sendungsverfolgung drei Tage still, schreib einem Coach. Wir schicken ein zweites und jagen dem
      ersten selbst hinterher. Zoll und Abgaben außerhalb der USA zahlst du; der Wert auf dem Formular ist der Preis,
      den du bezahlt hast.</p>
    `,
  },
  privacy: {
    summary: copy`
      Wir notieren deine Bestellung, nicht dein Leben: kein Verkauf, keine Weitergabe, keine Trainingsdaten.
    `,
    policy: copy`
      <h2>Was wir haben</h2>
      <p>Name, Adresse, E-Mail, Telefonnummer, was du gekauft und was du uns darüber erzählt hast. Das ist die ganze
      Startliste.</p>
      <h2>Was wir nicht haben</h2>
      <ul>
        <li>Kartennummern. Die hat der Zahlungsdienst, wir bekommen ein Ja oder ein Nein.</li>
        <li>Irgendetwas aus deiner Uhr. Puls, Strecken und Schlaf bleiben an deinem Handgelenk und in deinen eigenen
        Exporten.</li>
        <li>Dein Alter, dein Gewicht oder deine Bestzeit über zehn Kilometer. Wir fragen vielleicht. Du darfst
        schwindeln.</li>
      </ul>
      <h2>Wer den Staffelstab bekommt</h2>
      <p>Der Paketdienst bekommt Name, Adresse und Telefonnummer. Der Zahlungsdienst bekommt den Betrag. Unsere
      Buchhalterin sieht Rechnungen. Niemand kauft bei uns eine Liste, und niemand hat es je getan.</p>
      <h2>Cookies</h2>
      <p>Die, die deinen Warenkorb und deine Anmeldung halten, laufen ab dem Startschuss. Die, die Besucher zählen,
      warten auf dein Ja. Werbung in anderen Shops: dieselbe Regel.</p>
      <h2>Sonntagsnotizen</h2>
      <p>Wenn du auf der Liste stehst, bekommst du Sonntagabend Trainingsnotizen und neue Ware vor allen anderen. Ein
      Klick beendet es.</p>
      <h2>Aussteigen</h2>
      <p>Schreib an crew@split.run. Innerhalb einer Woche schicken wir dir alles, was wir haben, berichtigen, was falsch
      ist, und löschen, was das Finanzamt uns löschen lässt. Rechnungen bleiben sieben Jahre; der Rest verschwindet am
      selben Tag.</p>
    `,
  },
  payment: {
    summary: "Karte, PayPal oder Apple Pay, einmal abgebucht, in der Währung, die du gesehen hast.",
    policy: copy`
      <h2>Was wir nehmen</h2>
      <ul>
        <li>Visa und Mastercard, Kredit oder Debit.</li>
        <li>PayPal.</li>
        <li>Apple Pay, wenn du das Telefon ohnehin in der Hand hast.</li>
        <li>Rechnung für Vereine und Schulen ab der zweiten Bestellung. Frag einen Coach.</li>
      </ul>
      <h2>Wann</h2>
      <p>Du zahlst, wenn du bestellst. Eine Abbuchung, ein Betrag, der auf dem Knopf. Will deine Bank einen Code, fragt
      sie danach, bevor sich etwas bewegt.</p>
      <h2>Worin</h2>
      <p>Dollar zu Hause, Euro und Pfund auf Wunsch: Wähl die Währung oben auf der Seite. Der Kurs wird mit der
      Bestellung eingefroren. Erstattungen gehen in derselben Währung zum selben Kurs zurück, so gewinnt niemand und
      verliert niemand.</p>
      <h2>Gutscheine und Aktionspreise</h2>
      <p>Aktionspreise gelten von selbst. Bestellrabatte gelten von selbst. Danach ein Gutschein, du suchst ihn aus. In
      dieser Reihenfolge, und der Warenkorb zeigt jeden Schritt. Bleibt die Uhr einer Aktion stehen, steigt der Preis
      wieder; eine Bestellung von vorher behält ihn.</p>
      <h2>Fehlstart</h2>
      <p>Eine abgelehnte Karte kostet dich nichts und nimmt dir nichts. Die Bestellung hält deine Ware einen Tag lang
      fest. Versuch es auf der Bestellseite noch einmal, oder lass sie auslaufen, und wir legen das Eisen zurück ins
      Regal.</p>
      <h2>Inzahlungnahme</h2>
      <p>Die 20 % für abgenutzte Scheiben gehen innerhalb von drei Tagen auf dieselbe Karte zurück, nachdem wir das Foto
      gesehen haben. Du musst keine vierzig Kilo alten Gummi verschicken.</p>
    `,
  },
  service: {
    summary: copy`
      Ein Coach antwortet auf WhatsApp in zehn Minuten, und was bricht, geht mit Notizen zurück an den Hersteller.
    `,
    policy: copy`
      <h2>Frag einen Coach</h2>
      <p>Kein Skript. Die Leute auf WhatsApp trainieren mit diesem Zeug, und die meisten sind Trainer. Sieben Uhr früh
      bis sieben Uhr abends Pazifikzeit, zehn Minuten sind normal. Sie sagen dir auch, wenn du weniger brauchst, als du
      kaufen wolltest.</p>
      <h2>Wofür wir geradestehen</h2>
      <ul>
        <li><strong>Eisen und Stahl</strong>: lebenslang gegen Risse und Verbiegen.</li>
        <li><strong>Gummi, Segeltuch und Holz</strong>: drei Jahre gegen Mängel.</li>
        <li><strong>Alles mit Akku</strong>: zwei Jahre, danach ein neuer Akku zum Selbstkostenpreis.</li>
        <li><strong>Decks</strong>: dreißig Tage gegen Ablösen der Lagen. Danach nennt man es Skaten.</li>
      </ul>
      <h2>Wie eine Reklamation läuft</h2>
      <p>Schick ein Foto und einen Satz. Wir entscheiden am selben Tag. Ist es unsere Schuld, geht heute ein neues raus;
      das alte behältst oder verschrottest du. Ist es Verschleiß, sagen wir es und nennen dir den Preis des Teils.</p>
      <h2>Das Testprotokoll</h2>
      <p>Jede Meldung von dir kommt ins Protokoll und zum Hersteller. Melden drei Leute dasselbe, verkaufen wir es nicht
      mehr, bis es behoben ist. Das ist elfmal passiert.</p>
      <h2>Vereine, Schulen, Boxen</h2>
      <p>Ab zehn Stück gibt es bessere Preise, und für Flutlicht und ganze Racks kommen wir vorbei und schauen es uns
      an. Schreib an crew@split.run mit einer Skizze, auch mit einer schlechten.</p>
    `,
  },
  return: {
    summary: "Sechzig Tage hart benutzen, dann entscheiden.",
    policy: copy`
      <h2>Sechzig Tage, benutzt</h2>
      <p>Trainier damit. Lass es fallen, schwitz darauf, nimm es mit in den Regen. Ist es bis Tag sechzig nichts für
      dich, schick es zurück. Wir wollen es nicht sauber, wir wollen, dass du es ausprobiert hast.</p>
      <h2>Der Ablauf</h2>
      <ul>
        <li>Öffne deine Bestellung, drück auf „Zurücksenden“, wähl die Zeile, sag uns, was nicht gepasst hat. Ruhig
        deutlich.</li>
        <li>Wir antworten am selben Tag mit einem Etikett. In den USA ist es kostenlos, auch für Eisen.</li>
        <li>Kleb es zu, gib es ab, trag die Sendungsnummer ein.</li>
        <li>Dein Geld geht los, wenn das Paket auf dem Weg zu uns gescannt wird. Nicht erst, wenn es ankommt. Wir
        vertrauen dir.</li>
      </ul>
      <h2>Im Ausland</h2>
      <p>Du verschickst, wir erstatten die Ware und bis zu 20 $ vom Porto. Bei allem über 10 kg schreib vorher: Oft ist
      es für alle billiger, wenn du es einem Nachbarn verkaufst und wir die Hälfte erstatten.</p>
      <h2>Die kurze Liste der Nein</h2>
      <p>Geöffnetes Tape und geöffneter Balsam, aus Gründen, die dir dein Physio erklärt. Testgeräte. Ein glatt in der
      Mitte gebrochenes Deck, obwohl wir das Video gern hätten.</p>
      <h2>Falsches Gewicht</h2>
      <p>Zu leicht oder zu schwer ist die häufigste Rücksendung und die einfachste. Tausch innerhalb von sechzig Tagen
      einmal, und wir zahlen beide Wege. Frag vorher einen Coach, dann brauchst du es wahrscheinlich nicht.</p>
    `,
  },
}
