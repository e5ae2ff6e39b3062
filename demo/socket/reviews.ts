import type { CatalogueReview } from "../catalogue.ts"

const wendt = "demo@vitrine.test"
const sutter = "sutter@example.com"
const kessler = "kessler.adam@example.com"
const camille = "camille.r@example.com"
const jonas = "jonas.l@example.com"
const ilse = "ilse.v@example.com"
const matteo = "matteo.g@example.com"
const rachel = "rachel.p@example.com"

const review = (
  goods: string,
  variant: string,
  member: string,
  stars: CatalogueReview["stars"],
  daysAgo: number,
  content: string,
): CatalogueReview => ({ goods, variant, member, stars, daysAgo, content })

export const reviews: CatalogueReview[] = [
  review(
    "71.102",
    "71.102-W2",
    sutter,
    5,
    3,
    "Forty rooms, not one crooked. The support ring has its own level marks.",
  ),
  review(
    "71.102",
    "71.102-B2",
    wendt,
    5,
    8,
    "You hear nothing when it switches. The client asked whether it was connected.",
  ),
  review("71.102", "71.102-A2", kessler, 5, 21, "The only shop where the dimension drawing is larger than the price."),
  review("71.102", "71.102-W2", rachel, 4, 40, "Lovely. The screwdriver for the light is smaller than any that I own."),
  review("71.102", "71.102-W1", camille, 5, 61, "Posé dans un appartement de 1930, aucun rattrapage d'enduit."),
  review("71.001", "71.001-W", jonas, 5, 5, "Two hundred of them in a clinic. The night shift sent flowers."),
  review(
    "71.001",
    "71.001-S",
    ilse,
    4,
    19,
    "Mooi vlak. Steel shows fingers for the first week, then it stops or I did.",
  ),
  review("71.001", "71.001-W", sutter, 5, 52, "Click is exactly as described: felt, not heard."),
  review(
    "71.204",
    "71.204-B",
    kessler,
    5,
    12,
    "Point one is really a glow. With our old lamps as well, after the screw.",
  ),
  review("71.204", "71.204-M", matteo, 5, 27, "L'ottone è vero ottone. It ages, and that is why I bought it."),
  review("71.204", "71.204-B", rachel, 4, 70, "Perfect until somebody asks for an eleventh point."),
  review("71.140", "71.140-W", wendt, 5, 6, "Clamps where they belong. First USB insert that I have not sworn at."),
  review(
    "71.140",
    "71.140-S",
    jonas,
    4,
    33,
    "Fits the shallow box with two millimetres to spare. Measure yours first.",
  ),
  review("71.301", "71.301-A", camille, 5, 15, "Le couvercle se referme seul, même avec des gants."),
  review("71.301", "71.301-G", jonas, 5, 44, "Three winters at the ski hut. Still closes like the first day."),
  review("71.610", "71.610-B", sutter, 5, 10, "Blue from across the cellar, as promised."),
  review("71.610", "71.610-C", ilse, 4, 38, "Does what it says. Label window could be a little wider."),
  review("71.703", "71.703-B", rachel, 5, 9, "Four fat plugs side by side. I did not believe it either."),
  review(
    "71.720",
    "71.720-O",
    jonas,
    4,
    23,
    "Stands by itself on grass. The initials in mine are M.K. Thank you, M.K.",
  ),
  review("71.744", "71.744-B", ilse, 5, 17, "White lead in the black set is oddly right."),
  review("71.502", "71.502-O", kessler, 5, 7, "Dims with 71.204 down to nothing visible. Ordered the hundred."),
  review("71.502", "71.502-A", matteo, 4, 29, "Warm, quiet. The amber ones are for people who do not read in bed."),
  review("71.901", "71.901-B", wendt, 5, 31, "Silent. We took the old one down during a meeting, out of joy."),
]
