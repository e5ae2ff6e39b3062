import type { CatalogueReview } from "../catalogue.ts"

const piotr = "demo@vitrine.test"
const oosting = "oosting@example.com"
const ines = "ines.horvat@example.com"
const karol = "karol.n@example.com"
const brandt = "brandt@example.com"
const claire = "claire.aubry@example.com"
const tom = "tom.whelan@example.com"
const petr = "petr.d@example.com"

/** `variant`: what follows the number of the goods. */
const review = (
  goods: string,
  variant: string,
  member: string,
  stars: CatalogueReview["stars"],
  daysAgo: number,
  content: string,
): CatalogueReview => ({ goods, variant: `${goods}-${variant}`, member, stars, daysAgo, content })

export const reviews: CatalogueReview[] = [
  review(
    "33-0050",
    "11",
    oosting,
    5,
    5,
    "Heat numbers on the collar and on the paper agree, on all 300. That is rarer than it should be.",
  ),
  review(
    "33-0050",
    "11",
    piotr,
    5,
    12,
    "Bolt holes within two tenths, faces clean. Came a day early and the dock rang before.",
  ),
  review(
    "33-0050",
    "21",
    ines,
    4,
    24,
    "Good flange. One pallet was strapped too tight and two collars touched; replaced within the week.",
  ),
  review("33-0050", "12", petr, 5, 40, "Ordered B2, got B2. With the last supplier that was a surprise."),
  review(
    "10-6205",
    "22",
    brandt,
    5,
    3,
    "Vier Kartons, Rundlauf auf jedem Karton notiert. Mein Messplatz sagt dasselbe.",
  ),
  review(
    "10-6205",
    "11",
    tom,
    5,
    16,
    "Brass cage survived a pump that ran dry over a bank holiday. The shaft did not.",
  ),
  review("10-6205", "21", karol, 4, 31, "Fine bearing. I would like a carton of 25, not everybody runs a mill."),
  review("12-M20-60", "1", claire, 5, 9, "Le jeu est celui du plan. Livré avec le protocole de mesure, sans demander."),
  review(
    "12-M20-60",
    "2",
    petr,
    4,
    45,
    "Bore was perfect, the edge could be broken a little more. Wrote so, next lot had it.",
  ),
  review(
    "20-0110",
    "11",
    piotr,
    5,
    7,
    "Current on the sheet 2.4 A, on my clamp 2.4 A. Terminal box on the right side for once.",
  ),
  review(
    "20-0110",
    "22",
    karol,
    4,
    28,
    "Runs cool. Blue is a darker blue than the old one, nobody but me has noticed.",
  ),
  review("31-1150", "1", brandt, 5, 11, "640 Stück verbaut, null undicht. Mehr gibt es nicht zu sagen."),
  review(
    "31-1150",
    "2",
    ines,
    5,
    22,
    "Lever stays where I leave it. The slip with the test date convinced our inspector.",
  ),
  review("31-1150", "1", tom, 4, 52, "Solid. Red plastic on the lever is a touch soft, the valve is not."),
  review(
    "51-0100",
    "1",
    oosting,
    5,
    6,
    "Five points on the card and we checked three of them. All inside half the class.",
  ),
  review("51-0100", "1", claire, 5, 19, "Enfin une aiguille qui ne danse pas. L’étalonnage est dans la boîte."),
  review("51-0100", "2", tom, 3, 37, "Gauge is good, black case scratches when you look at it. Take the stainless."),
  review(
    "60-M1280",
    "1",
    piotr,
    5,
    4,
    "Ten thousand sets, one missing washer. They sent a bag of fifty with a note that said sorry.",
  ),
  review("60-M1280", "1", karol, 5, 14, "Sorted by heat as promised, our QA has stopped asking questions."),
  review(
    "60-M1280",
    "2",
    brandt,
    4,
    33,
    "Gut. Die schwarze rostet, wenn man sie im Regen liegen lässt. Steht aber auch so da.",
  ),
  review("70-P200", "1", oosting, 5, 8, "Brake holds a 900 kilo frame on a ramp that I did not know we had."),
  review("70-P200", "2", petr, 4, 27, "Quiet on grating. Bolts are not included, which one reads if one reads."),
  review("80-H397", "1", claire, 5, 10, "Tout le monde le porte, même le chef. La molette tourne avec des gants."),
  review(
    "80-H397",
    "2",
    tom,
    5,
    35,
    "Print came out straight on all 250. They write when they expire, which is a service.",
  ),
  review(
    "40-5028",
    "1",
    karol,
    5,
    18,
    "Fitted between the eyes to the millimetre. Seal kit number is where they say it is.",
  ),
  review("55-R40", "1", brandt, 5, 13, "Bremse an der Trommel. Wer einmal eine ohne hatte, weiß warum."),
  review(
    "55-B16",
    "1",
    petr,
    4,
    21,
    "Clips off without taking the row along. Orange ones are a good idea, blue ones are cheaper to explain.",
  ),
  review("80-T41", "1", ines, 4, 30, "Three shifts, three colours, no quarrel since March."),
]
