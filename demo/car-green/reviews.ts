import type { CatalogueReview } from "../catalogue.ts"

const marit = "demo@vitrine.test"
const joost = "joost.k@example.com"
const aylin = "aylin.d@example.com"
const per = "per.l@example.com"
const yusuf = "yusuf.a@example.com"
const elin = "elin.s@example.com"
const katrin = "katrin.b@example.com"
const luc = "luc.m@example.com"

const review = (
  goods: string,
  variant: string,
  member: string,
  stars: CatalogueReview["stars"],
  daysAgo: number,
  content: string,
): CatalogueReview => ({ goods, variant, member, stars, daysAgo, content })

/** Many begin with a figure of their own: the shop asks for one. */
export const reviews: CatalogueReview[] = [
  review(
    "WL-22",
    "WL-22-75-C",
    marit,
    5,
    2,
    "€38 a month instead of 164. I kept every petrol receipt for a year, to be sure. The wallbox paid for itself in October.",
  ),
  review(
    "WL-22",
    "WL-11-50-N",
    joost,
    5,
    4,
    "9,400 km without a cable guest. No more asking neighbours. The app is plain and the cable never freezes.",
  ),
  review(
    "WL-22",
    "WL-11-50-C",
    aylin,
    5,
    6,
    "20 minutes to fit. My electrician thought there must be parts missing. There were not.",
  ),
  review(
    "BT-12",
    "BT-60-L",
    per,
    5,
    8,
    "0 warning lamps. Lithium in, light gone, twelve kilos lighter. Old one went back in the same box.",
  ),
  review(
    "WL-22",
    "WL-22-75-N",
    yusuf,
    4,
    13,
    "Chose 7.5 metres and glad of it: reaches both parking spots. Cable is heavy below zero, hence four stars.",
  ),
  review("WL-22", "WL-22-50-C", elin, 5, 21, "Electrician done in fifty minutes with the tidy template from the box."),
  review(
    "WL-22",
    "WL-07-50-N",
    katrin,
    5,
    34,
    "Leise, klein, und das Licht ist so schwach, dass es unter dem Schlafzimmerfenster hängen darf. Lädt mit Sonne, ohne Abo.",
  ),
  review("WL-22", "WL-22-75-F", luc, 4, 47, "Très beau en vert. L’application pourrait parler français un peu mieux."),
  review(
    "BT-12",
    "BT-70-A",
    katrin,
    4,
    11,
    "Kam geladen an, Pfand nach drei Tagen auf dem Konto. Schwer ist sie trotzdem.",
  ),
  review(
    "BT-12",
    "BT-70-L",
    marit,
    5,
    29,
    "The doors open again at minus four. I had started to climb in through the boot.",
  ),
  review(
    "AW-19",
    "AW-19-K",
    joost,
    5,
    9,
    "11 km more, exactly. I did not believe it, so I drove the same dyke four times.",
  ),
  review(
    "AW-19",
    "AW-18-P",
    elin,
    4,
    26,
    "Quiet as promised. Came on a pallet that now lives in my garage, send someone.",
  ),
  review(
    "HL-21",
    "HL-24-B",
    per,
    5,
    15,
    "I see the moose before it sees me. Fits the bracket, took a quarter of an hour.",
  ),
  review(
    "HL-21",
    "HL-21-C",
    luc,
    4,
    38,
    "Belle coupure, pas d’éblouissement. Le joint aurait pu être fourni en double.",
  ),
  review(
    "SG-35",
    "SG-35-C",
    aylin,
    5,
    12,
    "Smells of nothing, feels like a saddle. My garage moved the airbag in one hour.",
  ),
  review(
    "QS-34",
    "QS-34-R",
    yusuf,
    5,
    18,
    "After a winter by the sea: no rust, no squeal. The old ones sounded like a tram.",
  ),
  review("QS-34", "QS-34-Y", per, 4, 51, "Brakes well cold. Yellow is louder than the photo, in colour, not in sound."),
  review("JP-12", "JP-12-Y", marit, 5, 5, "3 cars started on one charge. All of them belonged to my brother."),
  review(
    "JP-12",
    "JP-12-O",
    katrin,
    4,
    33,
    "Pumpe hört bei 2,8 bar von selbst auf. Etwas laut, aber nachts um zwei ist das egal.",
  ),
  review("CA-99", "CA-99-B", joost, 5, 16, "4 minutes, as they say, of which two were finding the glovebox screws."),
  review("CA-99", "CA-99-O", elin, 5, 42, "Hay fever went from sneezing to reading about it."),
  review("LM-79", "LM-79-S", luc, 5, 20, "Du parking au bureau en trois minutes. Mon chef en veut une."),
  review(
    "CP-16",
    "CP-16-A",
    aylin,
    5,
    24,
    "The lock works with cold fingers and the lid closes over the fat plug of the vacuum.",
  ),
  review(
    "CP-30",
    "CP-30-B",
    yusuf,
    4,
    30,
    "Knows the cat from the postman. It took a week to convince it that I live here.",
  ),
  review("DC-65", "DC-65-W", elin, 5, 7, "Laptop and phone from one hole in the wall, and it stays cool."),
  review("PB-20", "PB-20-O", marit, 5, 36, "Two phones, twice, I counted on the ferry to Harwich."),
  review("CR-25", "CR-25-O", per, 4, 28, "Heavy, solid, long. The brake on the reel is what I paid for."),
  review(
    "TG-10",
    "TG-10-S",
    katrin,
    5,
    40,
    "Zeigt dasselbe wie das Gerät beim Reifenhändler. Der hat gestaunt, ich nicht.",
  ),
]
