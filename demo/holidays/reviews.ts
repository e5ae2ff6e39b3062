import type { CatalogueReview } from "../catalogue.ts"
import { copy } from "../copy.ts"

const harriet = "demo@vitrine.test"
const bea = "bea.d@example.com"
const ruairi = "ruairi.c@example.com"
const grand = "porter@example.com"
const tomasz = "tomasz.g@example.com"
const annika = "annika.l@example.com"
const odile = "odile.m@example.com"
const joost = "joost.v@example.com"
const greta = "greta.s@example.com"
const chiara = "chiara.b@example.com"

type Line = [
  goods: string,
  code: string,
  member: string,
  stars: CatalogueReview["stars"],
  daysAgo: number,
  text: string,
]

const LINES: Line[] = [
  ["W-0410", "C", harriet, 5, 1, "Our postman knocked only to look at the wreath. He has been back twice."],
  ["W-0302", "B", tomasz, 5, 2, "The globe arrived with its own small blizzard and not a crack."],
  ["W-0814", "F", grand, 5, 4, "Sixty sets for the atrium. Every hook was already on. Bless whoever did that."],
  ["W-0814", "C", bea, 5, 9, "They look like they came from my grandmother’s loft, in the best way."],
  ["W-0814", "S", ruairi, 5, 13, "The cat has met them. The spare is now on the tree. Thank you for the spare."],
  ["W-0814", "C", grand, 5, 21, "We did the hotel stairs: 72 sets, three colours. Guests photograph the banister."],
  [
    "W-0814",
    "F",
    annika,
    4,
    26,
    copy`
      Lovely weight, and the green is a real green. One cap sat a little askew; I bent it straight with a spoon, so four
      stars and no hard feelings.
    `,
  ],
  ["W-0814", "S", greta, 5, 30, "I come from a town that knows about glass baubles. These may stay."],
  ["W-0302", "W", odile, 5, 6, "My daughter winds it before school. We are late every day and I do not mind."],
  ["W-0302", "W", chiara, 4, 17, "Beautiful. The tune is longer than I thought, also at six in the morning."],
  ["W-0302", "B", joost, 5, 28, "Heavy, in the good way. The lamp in the window is what did it for me."],
  ["W-0410", "G", odile, 5, 12, "It smelled of forest when the box was opened, and the hall still does."],
  [
    "W-0410",
    "C",
    joost,
    3,
    24,
    copy`
      The wreath is fine and the bow is splendid, but it sat in customs for four days and had lost some needles. They
      sent a second bow and an apology with jokes in it. Order early, I would say.
    `,
  ],
  ["W-0530", "C", bea, 5, 5, "The third house on Boxing Day. I laughed, then I lit it, and it is exactly that."],
  ["W-0530", "S", annika, 5, 15, "Does not shout. You notice it when you come back in."],
  ["W-0530", "C", tomasz, 4, 27, "Burns evenly to the edge. I got 41 hours out of it and not 45, but I cheat."],
  ["W-0101", "O", greta, 5, 8, "Folded flat behind the atlas since January. Took me longer to find the atlas."],
  ["W-0101", "S", harriet, 5, 19, "Small flat, small tree, no arguments. The star wobbles and so do we."],
  ["W-0520", "W", ruairi, 5, 10, "Three storms. Still lit. The house next door has started asking."],
  ["W-0520", "F", chiara, 4, 22, "Joyful colours. The plug is British, of course, but the adapter was in the box."],
  ["W-0601", "C", annika, 5, 7, "I can do everything but corners. How did they know."],
  ["W-0601", "K", grand, 5, 16, "240 of them for the staff presents. All bows alike, which I could not have managed."],
  ["W-0701", "C", joost, 5, 11, "Keeps hot for the whole of a long telephone call with my mother."],
  ["W-0701", "T", greta, 5, 23, "Bought two, then four. The handle is made for people with hands."],
  ["W-0702", "G", bea, 5, 14, "No dribble. I have owned nine teapots and this is the first I can say it of."],
  ["W-0703", "F", harriet, 5, 18, "The card in the pot is worth the price. The vicar stayed three hours."],
  ["W-0704", "R", grand, 5, 25, "Forty hampers, one wrong card, replaced by hand the same afternoon."],
  ["W-0704", "B", ruairi, 4, 36, "The loaf was gone before the wrapping. More cheese next year, please."],
  ["W-0801", "C", odile, 5, 20, "From a French woman about a scarf: yes."],
  ["W-0802", "G", tomasz, 5, 29, "She said it was too much. She has not taken it off."],
  ["W-0804", "F", chiara, 5, 31, "Lies flat from the first page. The empty ones at the back are already full."],
  ["W-0806", "H", harriet, 5, 33, "Carried the tree up four floors. Hands forgave me by the evening."],
]

export const reviews: CatalogueReview[] = LINES.map(([goods, code, member, stars, daysAgo, content]) => ({
  goods,
  variant: `${goods}-${code}`,
  member,
  stars,
  daysAgo,
  content,
}))
