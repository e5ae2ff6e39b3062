import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "Votre avis",
  feedbackText: "Les critiques sont bienvenues, les compliments sont transmis.",
  feedbackCountry: "Pays",
  feedbackChoose: "Choisissez",
  feedbackCountryHint: "Pour que la bonne personne réponde.",
  feedbackPhone: "Téléphone",
  feedbackOptional: "facultatif",
  feedbackMessage: "Votre message",
  sendFeedback: "Envoyer",
  feedbackSent: "C’est bien reçu.",
  feedbackSentText: "Merci. Nous répondrons à l’adresse que vous avez donnée.",
  feedbackBack: "Retour à la boutique",
  writeAnother: "Écrire un autre message",
  quicker: "Plus rapide",
  quickerText: "Sur WhatsApp, une personne répond.",
  aboutParcel: "Au sujet d’un colis ?",
  aboutParcelText: "Une commande se suit sans nous écrire.",
  feedbackFindOrder: "Retrouver une commande",
}
