import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const fr: StaffSignInWords = {
  title: "Connexion du personnel",
  noLink: "Voici l’entrée de celles et ceux qui travaillent pour la boutique. Ouvrez le lien que vous avez reçu.",
  choose: "Choisissez un mot de passe. Il vous servira désormais à vous connecter.",
  password: "Mot de passe (8 caractères au moins)",
  send: "Se connecter",
  otherPassword:
    "Veuillez choisir un autre mot de passe : 8 caractères au moins, et pas un de ceux que beaucoup utilisent.",
  signedIn: "Vous êtes connecté en tant que {email}.",
  failed: "La boutique est injoignable. Veuillez réessayer dans un instant.",
  noScript: "Veuillez activer JavaScript pour vous connecter.",
}
