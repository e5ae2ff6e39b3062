import type { CatalogueReview } from "../catalogue.ts"

const hanna = "demo@vitrine.test"
const marcus = "marcus.w@example.com"
const priya = "priya.s@example.com"
const owen = "owen.t@example.com"
const jae = "jae.k@example.com"
const lena = "lena.b@example.com"
const ruth = "ruth.a@example.com"
const tomas = "tomas.g@example.com"
const yasmin = "yasmin.h@example.com"

type Line = [
  goods: string,
  variant: string,
  member: string,
  stars: CatalogueReview["stars"],
  daysAgo: number,
  text: string,
]

const lines: Line[] = [
  ["MH-3025", "K", priya, 5, 2, "Flight to Oslo, engine gone, baby gone. Battery lasted there and back."],
  [
    "MH-7202",
    "K",
    owen,
    5,
    3,
    "Charged a laptop from 12 to 80 on a train with no sockets. Heavy, but that is the deal.",
  ],
  ["MH-5287", "B", jae, 5, 4, "I have not opened the menu in three weeks. My father asked whether it takes film."],
  [
    "MH-1209",
    "D256",
    hanna,
    5,
    6,
    "Picked up in an hour, set up in twenty minutes. They moved everything across while I bought coffee. The blue is darker than the picture, which I like.",
  ],
  [
    "MH-1209",
    "G512",
    marcus,
    4,
    8,
    "Great phone, no charger. The camera is a jump from the 7. Buy the Cube 65, the old 20 W takes all night.",
  ],
  [
    "MH-1209",
    "I128",
    lena,
    5,
    15,
    "Second one in the family. Dropped the first into a fountain; it is still the first.",
  ],
  [
    "MH-1209",
    "D128",
    tomas,
    3,
    22,
    "Good in every way, slippery in one. Get the case on day one, not on day four like me.",
  ],
  [
    "MH-2140",
    "S",
    yasmin,
    5,
    5,
    "Works from breakfast until the trains stop. I forgot the charger for a two-day conference and was fine.",
  ],
  ["MH-2140", "G", ruth, 4, 19, "Lovely keyboard. Only one port on the right, and of course my desk is on the right."],
  ["MH-2140", "S", marcus, 5, 33, "Light. I checked twice whether it was in the bag."],
  ["MH-3025", "S", tomas, 5, 11, "Tried eleven on the wall and left with these. The hinge feels like a car door."],
  ["MH-3025", "N", ruth, 4, 27, "Quiet, comfortable, a bit tight for the first week. Then not."],
  ["MH-3118", "K", hanna, 5, 9, "They stay in when I run, and that is all I ask of anything."],
  [
    "MH-3118",
    "W",
    jae,
    4,
    17,
    "Lost the left one on a bus. The desk sold me a left one. I did not know one could do that.",
  ],
  ["MH-3118", "W", lena, 4, 40, "Good sound, small case, slightly too shiny to keep clean."],
  ["MH-3290", "R", owen, 5, 7, "It has been in the river. It has been in the river twice."],
  [
    "MH-3290",
    "T",
    yasmin,
    5,
    21,
    "Two of them in the garden and the neighbours came over, which I count as a success.",
  ],
  [
    "MH-4051",
    "K",
    marcus,
    5,
    10,
    "Nine days is true if you do not look at it all the time. I look at it all the time: six.",
  ],
  ["MH-4051", "S", priya, 4, 25, "The strap is the nicest I have worn. The sleep score is ruder than my mother."],
  ["MH-4077", "B", ruth, 5, 60, "Nobody knows that it counts steps. That is the point."],
  ["MH-5287", "K", owen, 4, 35, "The lens makes you walk. I walk more now."],
  ["MH-6091", "N", tomas, 5, 12, "My colleagues can hear how the sprint is going."],
  [
    "MH-6091",
    "I",
    jae,
    4,
    29,
    "Swapped the switches at the shop to something quieter. Took ten minutes with their tool.",
  ],
  ["MH-6033", "K", lena, 5, 14, "Weighs nothing and does what it is told. The wheel is a joy."],
  ["MH-6120", "O", hanna, 4, 18, "The leads no longer fall behind the desk. My cat is disappointed."],
  ["MH-7165", "W", marcus, 5, 6, "Replaced three chargers. Warm, never hot."],
  ["MH-7165", "K", yasmin, 5, 20, "Finally a lead that reaches the hotel bed."],
  ["MH-7391", "B", owen, 4, 23, "Worked in Lisbon, Tokyo and Leeds. The UK pins need a firm thumb."],
  ["MH-7018", "K", ruth, 5, 30, "Fat plugs fit beside each other. It took mankind long enough."],
  ["MH-7440", "W", tomas, 4, 41, "Twenty minutes as promised, plus ten to find the fuse."],
  ["MH-8101", "C", priya, 4, 13, "Dims without humming. The clear ones are too pretty for the hallway."],
  ["MH-8205", "T", lena, 5, 26, "Came with the bulb in it. I could have kissed someone."],
  ["MH-8340", "K", jae, 5, 37, "Three strings across the yard, one plug. The timer is a good idea."],
  ["MH-9037", "T", priya, 4, 16, "At speed four I had to look whether it was on."],
  ["MH-9037", "K", marcus, 5, 38, "Handsome, heavy, quiet. Like my uncle."],
  ["MH-9711", "G", tomas, 5, 24, "Fitted on a Tuesday by a man with a vacuum cleaner. Car is full every morning."],
  ["MH-9902", "O", yasmin, 5, 28, "Minus eighteen in the parking lot. First try."],
]

export const reviews: CatalogueReview[] = lines.map(([goods, variant, member, stars, daysAgo, content]) => ({
  goods,
  variant: `${goods}-${variant}`,
  member,
  stars,
  content,
  daysAgo,
}))
