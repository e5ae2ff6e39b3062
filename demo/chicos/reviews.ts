import type { CatalogueReview } from "../catalogue.ts"

const leonie = "demo@vitrine.test"
const amira = "amira@example.com"
const june = "june@example.com"
const petra = "petra@example.com"
const beatriz = "beatriz@example.com"
const grace = "grace.o@example.com"
const mei = "mei@example.com"
const chiara = "chiara@example.com"
const sakura = "sakura@example.com"
const noor = "noor@example.com"

const review = (
  goods: string,
  variant: string,
  member: string,
  stars: CatalogueReview["stars"],
  daysAgo: number,
  content: string,
): CatalogueReview => ({ goods, variant: `${goods}-${variant}`, member, stars, daysAgo, content })

export const reviews: CatalogueReview[] = [
  review("1401", "N", leonie, 5, 1, "I came for earrings and left as someone who owns a hat."),
  review("1401", "N", grace, 5, 19, "A stranger asked to sit in the shade of it. We are having lunch on Thursday."),
  review("1401", "N", mei, 4, 41, "Rolls up as promised. Takes two hours and not one to forget it."),
  review("1407", "P45", amira, 5, 5, "Heavier than it looks, in the best way."),
  review("1407", "P40", june, 5, 11, "Wore it with a raincoat."),
  review("1407", "E45", petra, 4, 23, "The clasp is small."),
  review("1407", "E40", chiara, 5, 36, "Mia madre l’ha guardata a lungo e poi ha detto: prestamela. È ancora da lei."),
  review("1407", "P45", sakura, 5, 52, "一粒ずつ結んであるので安心して着けられます。箱も美しい。"),
  review("1402", "T", noor, 5, 8, "I have slept in a meeting. Nobody knows."),
  review("1402", "T", beatriz, 4, 27, "Grandes de verdad. Justo lo que quería, pero mide antes tu cara."),
  review("1408", "B", june, 5, 6, "Fits exactly what I need and nothing that anyone else needs me to carry."),
  review("1408", "R", amira, 5, 14, "The pink is a grown-up pink."),
  review("1408", "S", grace, 4, 33, "Lovely, but a long phone has to go in diagonally."),
  review("1408", "B", petra, 5, 58, "Die Kette klingelt wirklich nicht."),
  review("1405", "N", chiara, 5, 9, "Tied it one-handed on the third day. The ice was for a knee."),
  review("1405", "C", mei, 5, 29, "My cat has the ribbon, I have the scarf. Everyone is content."),
  review("1413", "R", noor, 5, 12, "Smells like a garden with somebody in it."),
  review(
    "1413",
    "F",
    leonie,
    4,
    38,
    "La première minute, oui. À la dixième c’est encore joli, mais on est sortie de l’eau.",
  ),
  review("1411", "06", sakura, 5, 7, "赤が品よく、マスクにもつきにくい。三本目です。"),
  review("1411", "19", grace, 5, 21, "I am pale and this is the first terracotta that did not look like a plant pot."),
  review("1411", "06", june, 4, 47, "Gives up at dinner, on the glass. They did say."),
  review("1410", "R", beatriz, 5, 16, "Darle cuerda cada mañana se ha vuelto mi momento."),
  review("1410", "N", petra, 4, 44, "Loses eight seconds a day. I have decided which ones."),
  review("1409", "C", amira, 5, 18, "It stands up in the car. My old one lay down and cried."),
  review("1409", "G", noor, 5, 63, "The letter pocket has my mother’s letter in it. Answered now."),
  review("1403", "N", leonie, 5, 24, "Four peaches, two books and a wet dog’s lead. Came out clean."),
  review("1403", "N", chiara, 4, 55, "Handles a hand’s breadth shorter would suit me. I am a hand’s breadth short."),
  review("1406", "N", mei, 5, 13, "My husband’s now."),
  review("1406", "S", beatriz, 5, 49, "Parece que la tengo de toda la vida."),
  review("1404", "C", grace, 5, 31, "Had it cut at the heel bar. One minute, as it says."),
  review("1412", "B", sakura, 5, 26, "薄くて、ポケットの形にすぐ馴染みました。"),
  review("1414", "C", june, 5, 34, "I find my keys with my hand now, like a pianist."),
  review("1415", "A", noor, 5, 22, "The cigarette is there, far away, two gardens over. Perfect."),
  review("1416", "B", petra, 4, 40, "Good paper. I would take lines, but I know myself."),
]
