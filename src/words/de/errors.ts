import type { Messages } from "../message-key.ts"

export const de = {
  malformed: "Die Anfrage konnte nicht gelesen werden. Bitte prüfen Sie sie und senden Sie sie noch einmal.",
  invalidField: "Bitte prüfen Sie die markierten Felder.",
  unknownCall: "Diesen Aufruf gibt es nicht.",
  unknownGoods: "Diesen Artikel gibt es nicht oder er wird nicht mehr verkauft.",
  unknownCategory: "Diese Kategorie gibt es nicht.",
  unknownNews: "Diesen Beitrag gibt es nicht.",
  unknownTranslated: "Hier gibt es nichts zu übersetzen.",
  unknownPage: "Diese Seite gibt es nicht.",
  unknownCurrency: "Dieser Shop zeigt keine Preise in dieser Währung an.",
  methodNotAllowed: "Dieser Aufruf ist auf diese Weise nicht möglich.",
  tooLarge: "Das ist zu groß zum Senden.",
  jsonOnly: "Bitte senden Sie die Anfrage als JSON.",
  appOff: "Das bietet dieser Shop nicht an.",
  signInRequired: "Bitte melden Sie sich zuerst an.",
  blockedHere: "Dieser Shop ist an Ihrem Standort nicht verfügbar.",
  siteUnnamed: "Nennen Sie im Header X-Vitrine-Site den Shop, für den dieser Aufruf gilt.",
  tooMany: "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  serviceUnavailable: "Der Dienst ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",

  signInFailed: "Die E-Mail-Adresse oder das Passwort ist falsch.",
  sessionOver: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
  emailTaken: "Zu dieser E-Mail-Adresse gibt es bereits ein Konto.",
  codeInvalid: "Dieser Code ist falsch oder nicht mehr gültig. Bitte fordern Sie einen neuen an.",
  passwordWrong: "Das aktuelle Passwort ist falsch.",
  otherOrigin: "Diese Anfrage kam nicht aus dem Shop selbst.",
  staffOnly: "Das ist nur dem Personal des Shops möglich.",
  ownerOnly: "Das ist nur der Inhaberin oder dem Inhaber des Shops möglich.",
  linkInvalid: "Dieser Link wurde bereits verwendet oder ist nicht mehr gültig.",
  unknownAddress: "Diese Adresse gibt es nicht.",
  addressesFull: "Das Adressbuch ist voll. Bitte entfernen Sie zuerst eine Adresse.",
  termsNotAgreed: "Bitte stimmen Sie zuerst den Geschäftsbedingungen und der Datenschutzerklärung zu.",
  passkeyRefused:
    "Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.",
  passkeysFull: "Es gibt schon sehr viele Passkeys. Bitte entfernen Sie zuerst einen.",
  unknownPasskey: "Diesen Passkey gibt es nicht.",

  outOfStock: "Es ist nicht mehr die gewünschte Stückzahl verfügbar.",
  stillInStock: "Dieser Artikel ist vorrätig: Sie können ihn jetzt kaufen.",
  belowMoq: "Bitte beachten Sie die Mindestbestellmenge.",
  priceChanged: "Der Gesamtbetrag hat sich geändert. Bitte prüfen Sie ihn und bestellen Sie noch einmal.",
  priceOnRequest: "Den Preis dieses Artikels erhalten Sie auf Anfrage. Bitte senden Sie uns eine Anfrage.",
  offSale: "Dieser Artikel wird nicht mehr verkauft.",
  noShipping: "Dorthin liefern wir nicht.",
  couponInvalid: "Dieser Gutschein kann für diese Bestellung nicht eingelöst werden.",
  nothingToBuy: "Es ist nichts zum Bestellen ausgewählt. Bitte wählen Sie zuerst Artikel aus.",
  lineUnknown: "Dieser Artikel ist nicht im Warenkorb.",
  cartFull: "Der Warenkorb ist voll. Bitte bestellen Sie zuerst oder entfernen Sie einige Artikel.",
  keyRequired: "Der Header Idempotency-Key fehlt oder hat nicht 8 bis 200 Zeichen.",
  keyReused: "Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.",
  noPaymentMethod:
    "Dieser Shop kann zurzeit keine Zahlung annehmen; es wurde nichts bestellt. Bitte wenden Sie sich an uns: {contact}.",
  tooManyUnpaid:
    "Zu viele Bestellungen warten auf Zahlung. Bitte bezahlen oder stornieren Sie eine davon, oder versuchen Sie es später noch einmal.",
  tooManyPieces:
    "So viele Stück können ohne Zahlung nicht reserviert werden. Bitte bestellen Sie weniger oder bezahlen Sie zuerst Ihre anderen Bestellungen.",

  unknownOrder: "Es gibt keine Bestellung mit dieser Nummer.",
  proofRequired: "Bitte geben Sie die E-Mail-Adresse ein, mit der die Bestellung aufgegeben wurde.",
  notPossibleNow: "Das ist zurzeit nicht möglich.",
  orderExpired:
    "Die Zeit zum Bezahlen dieser Bestellung ist abgelaufen, die Artikel sind wieder im Verkauf. Bitte bestellen Sie noch einmal.",
  disputeOpen:
    "Der Käufer hat diese Zahlung bei seiner Bank angefochten. Bis darüber entschieden ist, kann nichts erstattet werden.",
  disputeNotCounted:
    "Eine Reklamation hat Geld in einer anderen Währung genommen; was von dieser Zahlung übrig ist, ist hier nicht bekannt. Bitte erstatten Sie den Rest direkt beim Anbieter.",
  refundNotExact:
    "Der Anbieter kann genau diese Summe nicht erstatten. Die nächste, die er erstatten kann, ist {nearest} {code}.",
  moreThanOwed: "Das ist mehr, als für diese Bestellung noch offen ist.",
  moreThanReceived: "Es kann nicht mehr zurückgegeben werden, als eingegangen ist.",
  unknownProvider: "Diese Zahlungsart bietet der Shop nicht an.",
  providerSilent:
    "Der Zahlungsanbieter antwortet nicht. Bitte versuchen Sie es gleich noch einmal; es wird nichts doppelt abgebucht.",
  signatureInvalid: "Die Signatur ist falsch.",
  unknownPayment: "Diese Zahlung gibt es nicht.",
  unknownReturn: "Diese Rücksendung gibt es nicht.",
  notReturnable: "Diese Stücke können nicht zurückgegeben werden.",
  notBought: "Nur wer diesen Artikel gekauft hat, kann ihn bewerten.",
  notShipped: "Das ist möglich, sobald die Bestellung versandt wurde.",
  alreadyReviewed: "Sie haben diesen Artikel bereits bewertet.",

  pwdIncorrect: "Das Passwort stimmt nicht.",
  notAPicture: "Bitte wählen Sie ein Bild aus (JPEG, PNG, WebP oder AVIF).",
  pictureTooLarge: "Dieses Bild ist zu groß. Bitte wählen Sie eines mit höchstens 5 MB aus.",
  unknownPicture: "Eines der Bilder gibt es nicht. Bitte laden Sie es noch einmal hoch.",

  unknownRow: "Diesen Eintrag gibt es nicht.",
  inUse: "Das wird noch verwendet und kann nicht entfernt werden.",
  alreadyThere: "Einen solchen Eintrag gibt es bereits.",

  required: "Bitte füllen Sie dieses Feld aus.",
  invalid: "Bitte prüfen Sie diese Eingabe.",
  tooLong: "Das ist zu lang. Bitte kürzen Sie es.",
  timeZoneUnknown: "Bitte wählen Sie eine Zeitzone, etwa Europe/Berlin.",
  wholeNumber: "Bitte geben Sie eine ganze Zahl ein.",
  amount: "Bitte geben Sie einen Betrag wie 12.50 ein.",
  salePriceAbove: "Ein Aktionspreis kann nicht über dem normalen Preis liegen.",
  taxRate: "Bitte geben Sie einen Satz von 0 bis 100 Prozent mit höchstens vier Nachkommastellen ein.",
  taxRateNeeded: "Für dieses Land kennt der Shop keinen Regelsatz. Bitte geben Sie ihn ein.",
  taxZonesMeet: "Zwei Einträge gelten für denselben Ort. Bitte ändern oder entfernen Sie einen davon.",
  vatNumberInvalid: "Das ist keine USt-IdNr. des Landes der Rechnungsadresse.",
  vatNumberOtherCountry: "Diese USt-IdNr. gehört zu einem anderen Land als die Rechnungsadresse.",
  idList: "Bitte geben Sie Zahlen durch Kommas getrennt ein, zum Beispiel 3,7.",
  slug: "Bitte verwenden Sie nur die Buchstaben a–z, Ziffern, Binde- und Schrägstriche.",
  localeNotOffered: "Diese Sprache bietet der Shop neben seiner eigenen nicht an.",
  plainTextOnly: "Bitte schreiben Sie hier reinen Text ohne HTML.",
  nameRequired: "Bitte geben Sie Ihren Namen ein.",
  emaiLRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  contentRequired: "Bitte schreiben Sie Ihre Nachricht.",
  passwordShort: "Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen.",
  passwordLong: "Bitte wählen Sie ein Passwort mit höchstens 200 Zeichen.",
  passwordCommon: "Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.",
  quantity: "Bitte geben Sie eine ganze Zahl von 1 bis 999,999 ein.",
  tooManyEntries: "Das sind zu viele auf einmal.",
  phoneInvalid: "Bitte geben Sie eine Telefonnummer ein, die zum Land passt.",
  postcodeInvalid: "Bitte geben Sie eine Postleitzahl ein, die zum Land passt.",
  regionUnknown: "Bitte wählen Sie ein Land oder eine Region aus der Liste.",
  starsInvalid: "Bitte vergeben Sie einen bis fünf Sterne.",
  orderNumberInvalid: "Bitte geben Sie eine Bestellnummer wie 20260314-7KQ2M9XWAR4TZ ein.",
  hostInvalid:
    "Bitte nennen Sie einen vollständigen Hostnamen wie chat.example.com: keine Adresse, kein * und kein Port.",

  amountNotChargeable:
    "Dieser Betrag kann so nicht genau abgebucht werden. Bitte wählen Sie eine andere Zahlungsart oder Währung.",
  keysMissing: "Die Schlüssel dieses Kontos sind noch nicht vollständig.",
  keysInEnvironment: "Die Schlüssel dieses Kontos sind auf dem Server gesetzt und können nur dort geändert werden.",
  keysUnreadable:
    "Die Schlüssel dieses Kontos lassen sich nicht mehr öffnen, darum ist es abgeschaltet. Bitte geben Sie sie erneut ein.",
  webhookUnproved:
    "Es fehlt, womit Webhooks geprüft werden, darum kann keinem geglaubt werden. Nach Zahlungen wird nur von Zeit zu Zeit gefragt.",
  keyRefused:
    "Der Anbieter nimmt diese Schlüssel nicht an. Vielleicht sind sie falsch geschrieben, widerrufen oder dürfen keine Zahlungen annehmen.",
  keyOfOtherAccount: "Diese Schlüssel gehören zu einem anderen Konto als dem hier genannten.",
  webhookUnknown:
    "Der Anbieter schickt keine Webhooks an die Adresse dieses Shops. Bitte tragen Sie die Adresse dort ein und geben Sie hier ein, was Sie dafür erhalten.",
  payeeUnknown: "Der Anbieter kennt das Konto nicht, das das Geld erhalten soll. Bitte prüfen Sie seine Nummer.",
  disputesForbidden:
    "Diese App darf keine Reklamationen lesen. Sie erfahren daher nicht, wenn ein Käufer das Geld über die Bank zurückfordert. Bitte schalten Sie beim Anbieter für die App die Funktion Disputes ein.",
  notActivated: "Dieses Konto kann noch keine Zahlungen annehmen. Bitte schließen Sie die Anmeldung beim Anbieter ab.",
  keyShape:
    "Das sieht nicht nach einem solchen Schlüssel aus. Bitte kopieren Sie ihn vollständig aus dem Dashboard des Anbieters.",
  keySwapped: "Das ist ein anderer Schlüssel des Kontos. Die Felder scheinen vertauscht zu sein.",
  keyOfOtherMode:
    "Dieser Schlüssel gehört zum anderen Modus: Live-Schlüssel gehören zum Live-Konto, Testschlüssel zum Testkonto.",
  baseCurrencyDigits:
    "Preise werden mit zwei Stellen nach dem Komma geführt. Bitte wählen Sie eine Grundwährung, die sie hat, etwa EUR.",
  noEffectInRetail: "In einem Shop für Privatkunden hat diese App keine Wirkung: Dort zahlen alle denselben Preis.",
} satisfies Messages
