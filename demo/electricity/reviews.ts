import type { CatalogueReview } from "../catalogue.ts"

const jan = "demo@vitrine.test"
const ines = "ines.w@example.com"
const harms = "harms@example.com"
const marit = "marit.s@example.com"
const thomas = "thomas.r@example.com"
const lea = "lea.b@example.com"
const kasper = "kasper.n@example.com"
const owen = "owen.t@example.com"

const review = (
  goods: string,
  variant: string,
  member: string,
  stars: CatalogueReview["stars"],
  daysAgo: number,
  content: string,
): CatalogueReview => ({ goods, variant, member, stars, daysAgo, content })

export const reviews: CatalogueReview[] = [
  review("41-4P", "41-B16-4", jan, 5, 4, "Changed forty of them in a school. The clip alone is worth it."),
  review(
    "41-4P",
    "41-B16-4",
    harms,
    5,
    9,
    "Found the one that fits in a minute. On paper it took me the coffee break.",
  ),
  review(
    "41-4P",
    "41-C16-4",
    thomas,
    4,
    21,
    "Good terminals. I would like the label window a millimetre wider, then five stars.",
  ),
  review("41-4P", "41-B10-4", ines, 5, 33, "Twelve-packs at the tier, no haggling, box on site by seven."),
  review("41-4P", "41-C32-4", kasper, 5, 47, "Samme skinne som de gamle. Ingen overraskelser."),
  review("31-S1-W", "31-S1-W", ines, 5, 6, "Six hundred in one block of flats and not one came back."),
  review("31-S1-W", "31-S1-W", marit, 4, 18, "Doet wat het moet doen. The white is a touch cooler than the old range."),
  review(
    "32-S16",
    "32-S16-W",
    harms,
    5,
    12,
    "Vier Klemmen pro Pol, endlich. Durchgeschleift ohne Dose voller Verbinder.",
  ),
  review(
    "32-S16",
    "32-S16-K",
    lea,
    4,
    26,
    "Le noir est vraiment mat. One of twenty had a stiff shutter, replaced without a question.",
  ),
  review("32-U20-W", "32-U20-W1", owen, 5, 8, "Fits the shallow box. The client thinks I am clever, which is nice."),
  review("32-U20-W", "32-U20-W1", jan, 4, 30, "Stays cool. Only one port, so somebody in the family is always second."),
  review("33-S16-O", "33-S16-O", thomas, 5, 11, "Three winters on a dairy wall. The lid still shuts by itself."),
  review("33-S16-O", "33-S16-O", marit, 5, 40, "Looped eight along a fence, no gland leaked."),
  review(
    "34-D60-K",
    "34-D60-K1",
    kasper,
    4,
    15,
    "Quiet with everything but the cheapest lamps, and that is the lamps.",
  ),
  review("34-D60-K", "34-D60-B", lea, 5, 52, "The brass one, for a restaurant. They turn it just to turn it."),
  review("51-L9", "51-L9-W", ines, 5, 7, "Ten cartons, two dead on arrival, credited the same hour."),
  review("51-L9", "51-L9-A", owen, 4, 23, "Lovely colour for the pub. Dims to nearly nothing."),
  review("58-F50", "58-F50-K", jan, 5, 5, "Lit a yard for a week of nights. Bracket never moved."),
  review("58-F50", "58-F50-Y", harms, 4, 19, "Solid. Three metres of lead is one too few on our scaffold."),
  review("66-P30", "66-P30-K", kasper, 5, 28, "Replaces the one my teacher had. Same weight, better numbers."),
  review(
    "63-C65",
    "63-C65-K",
    owen,
    4,
    13,
    "Runs the laptop and the phone on the van inverter. Folding plug a bit stiff at first.",
  ),
  review("72-R40", "72-R40-K", thomas, 5, 10, "The slip says K. H. I called. She knew the reel."),
  review("72-R40", "72-R40-O", jan, 5, 31, "Fell two floors. The handle is bent, the reel is not."),
  review("71-P6", "71-P6-K", marit, 4, 17, "Six plugs really fit. Lead could be two metres."),
  review(
    "71-P6",
    "71-P6-K",
    ines,
    5,
    44,
    "Screwed under forty desks in a day. The template on the carton is a small kindness.",
  ),
  review("81-W11", "81-W11-K", harms, 5, 14, "Two hours with the paperwork. Type A upstream, as promised."),
  review("81-W11", "81-W11-W", lea, 4, 36, "Rien à dire, il charge. The app I have not opened."),
  review("93-K1", "93-K1-Y", owen, 5, 22, "Red one was my father’s. Mine is yellow so that I know."),
  review(
    "91-H1",
    "91-H1-W",
    kasper,
    4,
    25,
    "Ratchet works with gloves. Warm in July, like every helmet without holes.",
  ),
  review("92-T19", "92-T19-K", thomas, 5, 3, "Tears straight. Ten last a month, if the apprentice has his own."),
]
