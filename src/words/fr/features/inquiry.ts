import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "Dites-nous combien, nous répondons avec une offre.",
  inquiryWho: "À qui écrivons-nous ?",
  inquiryCompany: "Société",
  inquiryPhone: "Téléphone ou WhatsApp",
  inquiryCountry: "Quel pays",
  inquiryMessage: "Votre message",
  inquiryMessageHint: "Couleurs, emballage, date, prix visé",
  inquiryEmpty: "Rien à demander pour l’instant.",
  inquiryEmptyHint: "Ajoutez des articles depuis leur page avec « Demander le prix ».",
  inquirySeeGoods: "Chercher des articles",
  inquirySentTitle: "Demande {number} bien reçue",
  inquirySentText: "Une copie a été envoyée à votre adresse e-mail. Nous répondons dès que possible.",
}
