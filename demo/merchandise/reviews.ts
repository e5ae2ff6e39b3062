import type { CatalogueReview } from "../catalogue.ts"

const priya = "demo@vitrine.test"
const tomas = "tomas.w@example.com"
const alice = "alice.b@example.com"
const jonas = "jonas.r@example.com"
const mei = "mei.l@example.com"
const dwayne = "dwayne.f@example.com"
const sofie = "sofie.k@example.com"
const luca = "luca.p@example.com"
const hana = "hana.t@example.com"
const bea = "bea.o@example.com"

type Told = [
  goods: string,
  variant: string,
  member: string,
  stars: CatalogueReview["stars"],
  daysAgo: number,
  content: string,
]

const told: Told[] = [
  ["HK-0201", "HK-0201-C", priya, 5, 1, "Dropped the mug down a stairwell. The stairwell chipped."],
  [
    "HK-0101",
    "HK-0101-N",
    tomas,
    5,
    2,
    "Three strangers asked about the cap before lunch. I do not like talking to strangers. Five stars.",
  ],
  ["HK-0724", "HK-0724-M24", alice, 5, 3, "My kid will not take the backpack off. He is in the bath."],
  [
    "HK-0724",
    "HK-0724-D24",
    jonas,
    5,
    9,
    "Got it in denim, came back for mustard. Traffic stops now. Literally, cars see me.",
  ],
  ["HK-0724", "HK-0724-G24", mei, 5, 14, "Zips you can open with ski gloves. Finally."],
  [
    "HK-0724",
    "HK-0724-G32",
    dwayne,
    4,
    27,
    "Carries a week of groceries and my back still likes me. One star off because my partner took it.",
  ],
  ["HK-0724", "HK-0724-M16", hana, 5, 41, "The small one is the right one for a train. Mustard is exactly that loud."],
  ["HK-0201", "HK-0201-T", sofie, 5, 12, "Colleague stole it. Bought a second one. Colleague has two now."],
  ["HK-0201", "HK-0201-S", luca, 4, 22, "Heavier than I thought, and then I understood. Coffee stays hot in it."],
  [
    "HK-0201",
    "HK-0201-C",
    bea,
    5,
    36,
    "Went round the world to get here and arrived whole, in a ridiculous amount of paper.",
  ],
  ["HK-0214", "HK-0214-T", dwayne, 5, 5, "Left tea in it overnight by accident. Burned my tongue at breakfast."],
  ["HK-0214", "HK-0214-B", mei, 5, 18, "The rubber foot. Somebody thought about libraries."],
  ["HK-0214", "HK-0214-S", jonas, 4, 33, "Bamboo lid wants to be dried, otherwise no complaints in four months."],
  ["HK-0220", "HK-0220-B", alice, 5, 16, "Kids fight over the berry one, so now they cycle faster."],
  [
    "HK-0101",
    "HK-0101-B",
    hana,
    4,
    29,
    "The colours are better than on my screen. Runs a little deep for small heads.",
  ],
  ["HK-0130", "HK-0130-T", luca, 5, 11, "Sat on them. They sat back up."],
  [
    "HK-0130",
    "HK-0130-B",
    bea,
    4,
    47,
    "Good in a very bright country. Pouch lost within a week, as predicted on the page.",
  ],
  ["HK-0302", "HK-0302-O", sofie, 5, 6, "Stands up by itself in the bicycle crate. I did not know I needed that."],
  [
    "HK-0302",
    "HK-0302-B",
    priya,
    5,
    24,
    "Twenty kilos of books, up four floors, no noise from the seams. Plenty from me.",
  ],
  ["HK-0311", "HK-0311-C", tomas, 5, 13, "Smells like a saddle. My keys have stopped being lost, mostly."],
  ["HK-0318", "HK-0318-B", dwayne, 5, 19, "It turned inside out, said sorry and turned back. Detroit approves."],
  ["HK-0325", "HK-0325-N", mei, 5, 62, "Got one of the last. Boots one end, shirts the other, exactly as written."],
  ["HK-0401", "HK-0401-R", hana, 5, 8, "Fountain pen, no ghosting. The four pages at the back are full already."],
  ["HK-0401", "HK-0401-F", jonas, 4, 38, "Would like it in A4 for meetings that get out of hand."],
  ["HK-0409", "HK-0409-W", luca, 5, 21, "My desk looks as if I had a plan."],
  ["HK-0415", "HK-0415-O", alice, 4, 30, "Two phones and a bike light over one weekend. Says 12 percent and means it."],
  ["HK-0420", "HK-0420-S", bea, 5, 15, "Bought three, gave away two, bought two."],
  ["HK-0501", "HK-0501-S", tomas, 5, 7, "I am forty-six. It turns. I mostly do too."],
  ["HK-0501", "HK-0501-N", jonas, 4, 44, "Soft wheels, quiet on cobbles. The glow is more of a rumour."],
  [
    "HK-0510",
    "HK-0510-R",
    sofie,
    5,
    26,
    "Could pick it out of two hundred black ones with my eyes half closed. Did, too.",
  ],
  ["HK-0601", "HK-0601-B", priya, 5, 4, "The drill upstairs is a rumour now."],
  ["HK-0601", "HK-0601-N", alice, 4, 31, "Lovely and quiet. A bit warm in July, which may be July."],
  ["HK-0608", "HK-0608-R", dwayne, 5, 10, "Neighbours know my playlist. Two of them have asked for links."],
  ["HK-0608", "HK-0608-T", bea, 5, 35, "Fell off a pier. Floated there, still playing. Embarrassing song."],
  ["HK-0612", "HK-0612-W", mei, 4, 20, "Lost one on the bus. They really do sell one."],
]

export const reviews: CatalogueReview[] = told.map(([goods, variant, member, stars, daysAgo, content]) => ({
  goods,
  variant,
  member,
  stars,
  daysAgo,
  content,
}))
