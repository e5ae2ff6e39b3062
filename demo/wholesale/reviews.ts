import type { CatalogueReview } from "../catalogue.ts"

const marta = "demo@vitrine.test"
const idris = "idris.b@example.com"
const linden = "linden@example.com"
const haushof = "haushof@example.com"
const saintroch = "saintroch@example.com"
const chiara = "chiara.v@example.com"
const norte = "norte@example.com"
const khalid = "khalid.s@example.com"
const prairie = "prairie@example.com"
const saskia = "saskia.w@example.com"

type Row = [goods: string, variant: 1 | 2 | 3, member: string, stars: 3 | 4 | 5, daysAgo: number, content: string]

const rows: Row[] = [
  ["HK-2041", 1, linden, 5, 4, "Ordered 480, then 1,920. Same glaze, same weight, same box."],
  [
    "HK-2041",
    3,
    haushof,
    4,
    21,
    "Two chipped in twenty cartons, credited the same day. The coral is a shade redder than the photo.",
  ],
  ["HK-2041", 2, saskia, 5, 48, "Stacks six high behind our bar and nobody has complained about a handle yet."],
  ["HK-2117", 1, prairie, 5, 9, "We engrave them in house. Coating comes off clean, no yellow edge. Reordered at 600."],
  ["HK-2117", 3, norte, 4, 33, "Good flask. The loop squeaks a little until it has been washed once."],
  [
    "HK-2124",
    1,
    chiara,
    4,
    15,
    "The football school took 300. Eleven straws bitten through by June, spares came in two days.",
  ],
  ["HK-2063", 2, saintroch, 5, 27, "Pours straight. I have sold teapots for nineteen years and that is not a given."],
  ["HK-2190", 1, marta, 5, 12, "Lids fit, every one. The last supplier and I parted over lids."],
  [
    "HK-2190",
    2,
    idris,
    4,
    40,
    "Walnut is lovely. One carton arrived with the fragile sticker inside the box, which made us laugh.",
  ],
  ["HK-2255", 2, linden, 5, 18, "Our logo burnt in, 100 pieces, sharp. They sent the iron along as promised."],
  [
    "PK-0104",
    1,
    prairie,
    5,
    6,
    "Price went down between quote and invoice and they charged the lower one. First time in my life.",
  ],
  ["PK-0104", 1, khalid, 5, 30, "Pallets in the order we unload. Somebody there has worked in a warehouse."],
  [
    "PK-0310",
    1,
    marta,
    5,
    11,
    "Rose mailers photograph well, customers post them. Second seal saves us a roll of tape a week.",
  ],
  ["PK-0212", 1, saskia, 4, 14, "Quiet is true. On a very dusty carton it needs a second wipe."],
  [
    "PK-0440",
    2,
    saintroch,
    5,
    52,
    "Thirty sets in the room of ten, I measured. Ribbons were tied, by people with good hands.",
  ],
  ["EL-4402", 1, idris, 5, 8, "UN papers with the invoice, customs cleared in an hour. That alone is worth the step."],
  ["EL-4402", 2, chiara, 4, 37, "Solid. The ocean blue is darker than on my screen."],
  [
    "EL-4410",
    1,
    khalid,
    5,
    19,
    "Sold 500 in a month at the counter. Three came back, all replaced with the next carton.",
  ],
  ["EL-4430", 1, haushof, 4, 25, "The switch is where the thumb looks for it. Would like a two-metre lead."],
  ["EL-4521", 2, norte, 4, 22, "Pairs when you open it, as they say. Box is plain, we used our own sleeve."],
  ["LT-1108", 1, linden, 5, 5, "Measured a few with a friend’s meter: 811 lumens. I had ordered 806."],
  ["LT-1108", 3, marta, 5, 29, "Amber in the window since October, no dead one in 200."],
  ["HW-3310", 1, norte, 5, 44, "I weighed a bag, then counted it, because I am like that. Forty."],
  [
    "HW-3402",
    1,
    prairie,
    4,
    36,
    "Strong boxes. The paint on two corners was thin, they sent touch-up pens without arguing.",
  ],
  [
    "BG-3009",
    1,
    saskia,
    5,
    7,
    "Museum shop, 1,000 with our print. A person called about our PDF before cutting the screen, and was right.",
  ],
  ["BG-3120", 3, chiara, 5, 41, "Mustard sold out first, naturally. Brass is brass, I filed one."],
  ["BG-3301", 1, idris, 5, 16, "Rain week at Peckham Rye: 90 in four days. Two turned inside out and came back."],
  [
    "BG-3340",
    1,
    haushof,
    3,
    31,
    "Fine cap, but our embroidery came half a centimetre low. They redid the lot, which cost us nine days.",
  ],
  [
    "GF-2280",
    1,
    marta,
    5,
    10,
    "Burns to the edge. I typed 600 once and the whole shop answered at 600; I do not go back to spreadsheets.",
  ],
  ["GF-2310", 1, saintroch, 5, 60, "Fourteen seconds of snow. My daughter timed it too."],
  ["OF-5011", 1, linden, 5, 13, "Lies flat from the first page, fountain pen does not bleed. Staff keep taking them."],
  ["OF-5040", 1, prairie, 5, 24, "Eleven letters is enough for PRAIRIE GDS. Cards of ten are a good idea at the till."],
  ["OF-5102", 3, norte, 4, 38, "Camp balls, two seasons. Neon is easy to find in the hedge."],
]

export const reviews: CatalogueReview[] = rows.map(([goods, variant, member, stars, daysAgo, content]) => ({
  goods,
  variant: `${goods}-${variant}`,
  member,
  stars,
  daysAgo,
  content,
}))
