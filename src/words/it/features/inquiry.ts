import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "Dicci quanti e ti rispondiamo con un’offerta.",
  inquiryWho: "A chi scriviamo?",
  inquiryCompany: "Azienda",
  inquiryPhone: "Telefono o WhatsApp",
  inquiryCountry: "Quale paese",
  inquiryMessage: "Messaggio",
  inquiryMessageHint: "Colori, imballo, una data, un prezzo indicativo",
  inquiryEmpty: "Ancora nulla da chiedere.",
  inquiryEmptyHint: "Aggiungi articoli con «Richiedi il prezzo» dalle loro pagine.",
  inquirySeeGoods: "Cerca articoli",
  inquirySentTitle: "Abbiamo ricevuto la richiesta {number}",
  inquirySentText: "Una copia è stata inviata al tuo indirizzo. Rispondiamo appena possibile.",
}
