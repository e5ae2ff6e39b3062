import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "Sagen Sie uns, wie viele, und wir antworten mit einem Angebot.",
  inquiryWho: "Wem sollen wir schreiben?",
  inquiryCompany: "Firma",
  inquiryPhone: "Telefon oder WhatsApp",
  inquiryCountry: "Welches Land",
  inquiryMessage: "Nachricht",
  inquiryMessageHint: "Farben, Verpackung, ein Termin, ein Zielpreis",
  inquiryEmpty: "Noch nichts anzufragen.",
  inquiryEmptyHint: "Setze Artikel mit „Preis anfragen“ auf ihren Seiten auf die Liste.",
  inquirySeeGoods: "Artikel suchen",
  inquirySentTitle: "Anfrage {number} ist bei uns",
  inquirySentText: "Eine Kopie ging an Ihre E-Mail-Adresse. Wir antworten so bald wie möglich.",
}
