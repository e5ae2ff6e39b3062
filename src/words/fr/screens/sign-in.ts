import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "Connectez-vous pour le garder",
  keptRightAfter: "{name} rejoint ensuite vos favoris.",
  signInText: "Vos commandes, adresses et bons vous attendent ici.",
  signInSide: "Ravi de vous revoir.",
  gateParcels: "Suivre chaque colis",
  gateCoupons: "Des bons qui vous attendent",
  gateAddresses: "Des adresses saisies une seule fois",
  newHere: "Nouveau ici ?",
  findGuestOrder: "Trouver une commande invité",
  passwordSet: "Le nouveau mot de passe est enregistré. Vous pouvez vous connecter.",
  signInByPasskey: "Se connecter avec une clé d’accès",
  orElse: "ou",
  noPasskey: "Aucune clé d’accès n’a répondu",
  noPasskeyText: "L’opération a été annulée, ou cet appareil n’en a pas pour nous. Votre mot de passe reste valable.",
}
