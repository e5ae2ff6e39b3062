import type { WordsOf } from "../../words.ts"

export const orders: WordsOf["orders"] = {
  orderCount: "Commandes à ce jour : {count}. Plus le signe est plein, plus le colis a avancé.",
  status: "Statut",
  statusAll: "Toutes",
  searchOwnOrders: "Chercher dans vos commandes",
  searchOwnPlaceholder: "Numéro, article ou nom",
  range: "{from} à {to} sur {count}",
  emptyTitle: "Aucune commande ici.",
  emptyStatus: "Aucune n’a ce statut pour le moment.",
  emptyFound: "Rien ne correspond à « {keywords} ».",
  emptyYet: "Vos achats sont listés ici, avec colis, retours et avis.",
  startShopping: "Commencer les achats",
}
