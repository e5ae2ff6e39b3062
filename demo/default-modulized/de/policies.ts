import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"

export const policies: TranslatedCatalogue["policies"] = {
  shipping: {
    summary: "Zwei bis vier Tage, mit Sendungsverfolgung, innerhalb der USA frei ab 49 $.",
    policy: copy`
      <h2>Wann es losgeht</h2>
      <p>Was Sie bis zwei Uhr nachmittags Ortszeit Portland bestellen, geht noch am selben Tag hinaus. Was später kommt,
      am nächsten Werktag morgens. Dana packt, und Teekannen wickelt sie zweimal ein.</p>
      <h2>Wie lange es dauert</h2>
      <ul>
        <li>USA: zwei bis vier Werktage, mit UPS oder USPS.</li>
        <li>Kanada: vier bis sechs Werktage.</li>
        <li>Großbritannien und Europäische Union: fünf bis acht Werktage.</li>
        <li>Japan, Australien und die Emirate: sieben bis zwölf Werktage.</li>
      </ul>
      <p>Die Sendungsnummer kommt per E-Mail, sobald das Etikett gedruckt ist. Hat sich das Paket drei Tage lang nicht
      bewegt, schreiben Sie zuerst uns und dann dem Paketdienst; wir haben die bessere Telefonnummer.</p>
      <h2>Was es kostet</h2>
      <p>Die Versandkosten richten sich nach dem tatsächlichen Gewicht Ihrer Waren und stehen im Warenkorb, bevor Sie
      uns eine Adresse nennen. Innerhalb der USA beginnen sie bei 4,90 $ und entfallen ab 49 $. Andere Länder haben ihre
      eigene Grenze, sie steht neben dem Preis.</p>
      <h2>Zoll</h2>
      <p>Außerhalb der USA können an der Haustür Zoll und Einfuhrumsatzsteuer fällig werden. Wir geben an, was im Karton
      ist und was Sie dafür bezahlt haben. Bitte verlangen Sie nicht, dass wir „Geschenk“ daraufschreiben.</p>
      <h2>Wenn etwas zerbrochen ankommt</h2>
      <p>Heben Sie den Karton auf, machen Sie zwei Fotos und schicken Sie sie uns innerhalb einer Woche. Wir ersetzen
      zuerst und streiten danach mit dem Paketdienst.</p>
    `,
  },
  privacy: {
    summary: "Wir behalten, was wir für Ihr Paket brauchen, und verkaufen nichts davon.",
    policy: copy`
      <h2>Was wir behalten</h2>
      <p>Ihren Namen, Ihre Anschrift, E-Mail-Adresse, Telefonnummer und was Sie gekauft haben. Die ersten vier brauchen
      wir zum Liefern, das letzte, um zu helfen, wenn ein Jahr später etwas kaputtgeht. Wenn Sie sich nur umsehen,
      zählen wir den Besuch und nicht den Besucher.</p>
      <h2>Wer es sonst noch sieht</h2>
      <ul>
        <li>Der Paketdienst sieht Namen, Anschrift und Telefonnummer.</li>
        <li>Der Zahlungsdienst sieht Ihre Karte; wir nie.</li>
        <li>Unser Steuerberater sieht Rechnungen, weil das Gesetz es so will.</li>
      </ul>
      <p>Sonst niemand. Wir verkaufen, tauschen und vermieten keine Adressen, und man hat uns schon gefragt.</p>
      <h2>Cookies</h2>
      <p>Manche merken sich Ihren Warenkorb, Ihre Währung und Ihre Anmeldung. Andere verraten uns, auf welchem Regal
      Staub liegt. Die zweite Sorte wartet, bis Sie zustimmen, und ein Nein kostet Sie nichts.</p>
      <h2>Der Brief</h2>
      <p>Einer im Monat, wenn Sie ihn bestellt haben. Unten in jedem Brief steht ein Link, der ihn mit einem Klick und
      ohne Umfrage beendet.</p>
      <h2>Wie lange, und wie es endet</h2>
      <p>Bestellungen bewahren wir sieben Jahre auf, so verlangt es das Steuerrecht. Alles andere löschen wir, wenn Sie
      Ihr Konto schließen oder freundlich an hello@quarter.shop schreiben. Sie können auch eine Kopie von allem
      bekommen, was wir haben. Meist ist es eine Seite, und Moira braucht dafür einen Tag.</p>
    `,
  },
  payment: {
    summary: "Karte, PayPal, Apple Pay oder Überweisung; Sie zahlen genau den Betrag, den Sie gesehen haben.",
    policy: copy`
      <h2>Zahlungsarten</h2>
      <ul>
        <li>Visa, Mastercard und American Express.</li>
        <li>PayPal, ohne die Kasse lange zu verlassen.</li>
        <li>Apple Pay und Google Pay, wo Ihr Gerät sie anbietet.</li>
        <li>Überweisung; dafür legen wir die Waren fünf Tage zurück.</li>
      </ul>
      <h2>Wann wir abbuchen</h2>
      <p>Sofort, wenn Sie auf den Knopf drücken. Stellen wir fest, dass wir etwas nicht schicken können, bekommen Sie
      diesen Teil noch am selben Tag zurück und dazu einen Brief, der es erklärt.</p>
      <h2>Währungen</h2>
      <p>Der Laden rechnet in Dollar und zeigt auch Euro und Pfund. Die Kurse legen wir selbst fest und ändern sie
      selten. Der Kurs, den Sie im Warenkorb gesehen haben, gilt für Ihre Bestellung; abgebucht wird, was dort stand.
      Ihre Bank berechnet vielleicht eine eigene Gebühr; das ist dann eine Sache zwischen Ihnen und der Bank.</p>
      <h2>Steuern</h2>
      <p>Die Preise enthalten die Steuern, die wir erheben müssen. In den US-Bundesstaaten, in denen wir Sales Tax
      berechnen müssen, steckt sie im Preis und steht auf der Rechnung.</p>
      <h2>Wenn eine Zahlung scheitert</h2>
      <p>Ihre Bestellung wartet vierundzwanzig Stunden, die Waren liegen so lange beiseite. Versuchen Sie es auf der
      Bestellseite noch einmal, mit derselben Karte oder einer anderen. Danach schließt sich die Bestellung von selbst,
      und die Waren kommen zurück ins Regal. Niemand ruft Sie deswegen an.</p>
      <h2>Rechnungen</h2>
      <p>Zu jeder Bestellung gehört eine, als Seite zum Ausdrucken. Soll ein Firmenname darauf, schreiben Sie ihn in die
      Bemerkung.</p>
    `,
  },
  service: {
    summary: "Ein Mensch antwortet, und zwei Jahre lang wird alles repariert oder ersetzt.",
    policy: copy`
      <h2>Ein Mensch antwortet</h2>
      <p>WhatsApp täglich von neun bis achtzehn Uhr Ortszeit Portland, meist innerhalb von zehn Minuten. E-Mails bis zum
      nächsten Werktag morgens. Das Telefon ist für alle, die es mögen. Dana weiß alles über Bestellungen und Pakete,
      Luis über große Mengen, Moira über Rücksendungen und Reparaturen.</p>
      <h2>Das Zwei-Jahres-Versprechen</h2>
      <p>Tut ein Ding innerhalb von zwei Jahren nicht mehr, wofür es da ist, reparieren wir es, ersetzen es oder geben
      das Geld zurück, in dieser Reihenfolge. Den Karton brauchen Sie nicht. Die Bestellnummer brauchen Sie, oder die
      E-Mail-Adresse, mit der Sie bestellt haben.</p>
      <ul>
        <li>Griffe, Rollen, Dichtungen, Schnallen und Riemen: Die Teile haben wir da und schicken sie kostenlos.</li>
        <li>Emaille, Glasur und Leder: Schicken Sie zuerst ein Foto, das meiste lässt sich retten.</li>
        <li>Alles mit Akku: Wir zahlen Hin- und Rückweg.</li>
      </ul>
      <h2>Was nicht dazugehört</h2>
      <p>Spuren vom Gebrauch. Leder dunkelt nach, Messing wird braun, Segeltuch verblasst. Ein Becher, der auf Fliesen
      gefallen ist, ist traurig, aber kein Mangel; fragen Sie trotzdem, manchmal haben wir zweite Wahl.</p>
      <h2>Nach zwei Jahren</h2>
      <p>Schreiben Sie uns. Wir reparieren weiterhin, was sich reparieren lässt, und berechnen das Teil, aber nicht die
      Zeit.</p>
      <h2>Wenn Sie mit uns nicht zufrieden sind</h2>
      <p>Sagen Sie es uns unter hello@quarter.shop, mit dem Wort „Beschwerde“ im Betreff. Einer der vier Einkäufer liest
      jede davon und antwortet mit Namen.</p>
    `,
  },
  return: {
    summary: "Dreißig Tage Bedenkzeit, und den Rückweg zahlen wir.",
    policy: copy`
      <h2>Dreißig Tage</h2>
      <p>Sie beginnen an dem Tag, an dem das Paket ankommt. Sie dürfen es öffnen, in die Hand nehmen, auf den Tisch
      stellen und im Abendlicht betrachten. Darin kochen und sich dann entscheiden dürfen Sie nicht.</p>
      <h2>So geht es</h2>
      <ul>
        <li>Öffnen Sie die Bestellung und wählen Sie „Zurücksenden“. Geben Sie die Stücke an und warum; eine Zeile
        genügt.</li>
        <li>Nehmen Sie das gedruckte Etikett aus dem Paket oder fordern Sie ein neues an. Es kostet Sie nichts.</li>
        <li>Geben Sie das Paket innerhalb von zehn Tagen ab und nennen Sie uns die Nummer, damit wir danach Ausschau
        halten.</li>
        <li>Ihr Geld ist innerhalb von drei Werktagen unterwegs, nachdem das Paket in der Wharf Street angekommen
        ist.</li>
      </ul>
      <p>Sie bekommen zurück, was Sie für diese Stücke bezahlt haben, abzüglich ihres Anteils an einem eingelösten
      Gutschein. Ein Geschenk, das der Bestellung beilag, bleibt bei Ihnen, auch wenn die Bestellung es nicht tut.</p>
      <h2>Was nicht zurückkann</h2>
      <p>Kerzen, die gebrannt haben, Tinten, die geöffnet wurden, und alles, was Ihre Initialen trägt. Skulpturen nur
      nach Absprache.</p>
      <h2>Außerhalb der USA</h2>
      <p>Das Etikett im Paket gilt in Kanada, Großbritannien und der Europäischen Union. Aus anderen Ländern schicken
      Sie bitte auf dem günstigsten Weg mit Sendungsverfolgung und legen uns die Quittung vor; wir erstatten sie
      zusammen mit dem Kaufpreis.</p>
      <h2>Zerbrochen angekommen</h2>
      <p>Das ist keine Rücksendung, sondern unser Fehler. Schicken Sie zwei Fotos und heben Sie alles auf.</p>
    `,
  },
}
