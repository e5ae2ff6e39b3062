import type { CatalogueReview } from "../catalogue.ts"
import { copy } from "../copy.ts"

const mareike = "demo@vitrine.test"
const iker = "iker.z@example.com"
const jonna = "jonna.r@example.com"
const tomasz = "tomasz.w@example.com"
const celia = "celia.m@example.com"
const dario = "dario.p@example.com"
const ash = "ash.k@example.com"
const noor = "noor.v@example.com"
const lena = "lena.b@example.com"
const ruben = "ruben.c@example.com"

export const reviews: CatalogueReview[] = [
  {
    goods: "SN-114",
    variant: "SN-114-1005RL",
    member: mareike,
    stars: 5,
    daysAgo: 2,
    content: "Three liners a day for eleven months. Not one that walked.",
  },
  {
    goods: "SN-114",
    variant: "SN-114-1007RL",
    member: jonna,
    stars: 5,
    daysAgo: 9,
    content: "First cartridge I can line a whole back with and not think about.",
  },
  {
    goods: "SN-114",
    variant: "SN-114-1011RL",
    member: tomasz,
    stars: 5,
    daysAgo: 16,
    content: "The window is big enough to see what the ink does. Sounds small. It is not.",
  },
  {
    goods: "SN-114",
    variant: "SN-114-1211CM-B",
    member: dario,
    stars: 4,
    daysAgo: 31,
    content: copy`
      Curved mags lay down soft, no chewing. One box of twelve had a stiff membrane in it. I sent a picture, they sent
      ten. So four stars for the box and five for the people.
    `,
  },
  {
    goods: "SN-114",
    variant: "SN-114-1203RS",
    member: ruben,
    stars: 5,
    daysAgo: 44,
    content: "Inspector came in March. I gave him the lot paper and he drank a coffee.",
  },
  {
    goods: "SN-001",
    variant: "SN-001-B",
    member: iker,
    stars: 5,
    daysAgo: 4,
    content: copy`
      Six hours on a ribcage and my hand asked for nothing. The give ring turns with a wet glove, that part of the text
      is true.
    `,
  },
  {
    goods: "SN-001",
    variant: "SN-001-R",
    member: celia,
    stars: 5,
    daysAgo: 21,
    content: "Quiet. My clients talk more now. I am still deciding whether that is a plus.",
  },
  {
    goods: "SN-001",
    variant: "SN-001-S",
    member: ash,
    stars: 4,
    daysAgo: 38,
    content: copy`
      Lovely pen, a touch heavy with the big grip. Loan pen came in two days when mine coughed, so no complaints, only
      opinions.
    `,
  },
  {
    goods: "SN-207",
    variant: "SN-207-C",
    member: noor,
    stars: 5,
    daysAgo: 6,
    content: "The red is red. Healed red too. I stopped mixing.",
  },
  {
    goods: "SN-207",
    variant: "SN-207-K",
    member: lena,
    stars: 5,
    daysAgo: 19,
    content: "Did a whole sleeve of sweets and fruit with Carnival. Teal stays teal, which I did not expect.",
  },
  {
    goods: "SN-207",
    variant: "SN-207-C",
    member: tomasz,
    stars: 4,
    daysAgo: 52,
    content: "Yellow wants a second pass on my skin tone. The other five do not.",
  },
  {
    goods: "SN-401",
    variant: "SN-401-B",
    member: mareike,
    stars: 5,
    daysAgo: 12,
    content:
      "The clicks. I set eight point four without looking up, every time. My old one had a touch screen. Imagine.",
  },
  {
    goods: "SN-401",
    variant: "SN-401-S",
    member: dario,
    stars: 5,
    daysAgo: 40,
    content: "Soft start saved a needle the first evening. Heavy enough to stay on the shelf when the cord catches.",
  },
  {
    goods: "SN-418",
    variant: "SN-418-S",
    member: jonna,
    stars: 5,
    daysAgo: 24,
    content: "Lands wherever my foot is. Does not crawl away under the chair like the last three.",
  },
  {
    goods: "SN-418",
    variant: "SN-418-B",
    member: ash,
    stars: 4,
    daysAgo: 61,
    content: "Cord could be half a metre longer for my corner. Otherwise: a pedal.",
  },
  {
    goods: "SN-312",
    variant: "SN-312-C",
    member: lena,
    stars: 5,
    daysAgo: 14,
    content: "I knocked the table with my hip. Table moved, cups did not.",
  },
  {
    goods: "SN-312",
    variant: "SN-312-W",
    member: iker,
    stars: 5,
    daysAgo: 33,
    content: "Fifty trays for three studios, price on the list the same night. White cups show the colour honestly.",
  },
  {
    goods: "SN-604",
    variant: "SN-604-O",
    member: ruben,
    stars: 5,
    daysAgo: 27,
    content: "No wheels was right. My back agrees after a month.",
  },
  {
    goods: "SN-604",
    variant: "SN-604-W",
    member: celia,
    stars: 4,
    daysAgo: 70,
    content: "Prettier than my chair, so now I need a chair.",
  },
  {
    goods: "SN-630",
    variant: "SN-630-R",
    member: noor,
    stars: 5,
    daysAgo: 18,
    content: "Guest spot in Lisbon, checked in as hold luggage, came out with one dent. The dent is mine, I sat on it.",
  },
  {
    goods: "SN-240",
    variant: "SN-240-B",
    member: lena,
    stars: 5,
    daysAgo: 8,
    content: "Takes a wash without curling. Half full already.",
  },
  {
    goods: "SN-230",
    variant: "SN-230-P",
    member: tomasz,
    stars: 5,
    daysAgo: 29,
    content: "Covers in one. My flash looks printed and it is not.",
  },
  {
    goods: "SN-615",
    variant: "SN-615-O",
    member: mareike,
    stars: 4,
    daysAgo: 47,
    content: "The ring slot is a good idea. Wish there were two, I wear nine.",
  },
  {
    goods: "SN-720",
    variant: "SN-720-S",
    member: ash,
    stars: 5,
    daysAgo: 36,
    content: "Thirty-six with our stamp. Sold twenty, the crew stole sixteen.",
  },
  {
    goods: "SN-730",
    variant: "SN-730-R",
    member: dario,
    stars: 5,
    daysAgo: 55,
    content: "Handles go over a wrapped forearm. Somebody thought about it.",
  },
]
