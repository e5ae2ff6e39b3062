import type { WordsOf } from "../../words.ts"

export const home: WordsOf["home"] = {
  newArrivals: "Nouveautés",
  hotSales: "Meilleures ventes",
  recommends: "Nos coups de cœur",
  newsHeading: "Actualités",
  reviewsHeading: "Avis",
  fromReviews: "sur {count} avis",
  results: "Résultats",
  resultPlace: "Pos.",
  resultName: "Nom",
  resultGoods: "Produit",
  resultWords: "Avis",
  resultScore: "Note",
  padNumber: "Référence",
  padName: "Désignation",
  padEach: "L’unité",
  padSum: "Total",
  padOther: "Autre numéro ou nom",
  together: "Ensemble",
  addAll: "Tout ajouter au panier",
}
