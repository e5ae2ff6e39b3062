import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "Forty-two bags a week",
    description: "Corvanne, maroquinier in Lyon since 1921: fourteen benches, one name inside every flap.",
    content: copy`
      <p>Joseph Corvanne was a saddler until the horses left. In 1921 he took a shop in the rue Auguste Comte, two rooms
      and a courtyard, and made his first bag from the leather of an order that was never collected.</p>
      <h2>Fourteen benches</h2>
      <p>There are fourteen of us upstairs. Each makes a bag alone, from the hide to the last coat, and signs it inside
      the flap. That is three a week and a bench, forty-two in all. We have been advised to divide the work. We know
      what it would do to the numbers, and to the bags.</p>
      <h2>What we do not do</h2>
      <ul>
        <li>Seasons that end in a sale. Colours retire when the tannery retires them, and then we say goodbye properly.</li>
        <li>Waiting lists as theatre. If it takes nine weeks, it is because it takes nine weeks.</li>
        <li>Logos. The name is where you alone can see it.</li>
      </ul>
      <p>The door is open from nine to seven. The stairs smell of beeswax; people ask.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "The concierge",
    description: "By telephone, WhatsApp or letter, Monday to Saturday, nine to seven, Lyon time.",
    content: copy`
      <p>Questions about a hide, a strap or a birthday.</p>
      <ul>
        <li><strong>Telephone and WhatsApp</strong>: +33 4 55 50 19 21, Monday to Saturday, nine to seven</li>
        <li><strong>Letters</strong>: concierge@corvanne.example, answered the next working day</li>
        <li><strong>The shop</strong>: 14 rue Auguste Comte, Lyon, first floor for repairs</li>
      </ul>
      <h2>Before you write</h2>
      <p>For a repair, photograph the name inside the flap: it tells us the bench, and the bench remembers. For a size,
      measure the belt you wear and not yourself.</p>
    `,
  },
  {
    slug: "leathers",
    pageType: 4,
    title: "On leathers",
    description: "Saddle calf, box calf, lambskin, bridle: how each one ages and how to leave it alone.",
    content: copy`
      <h2>Saddle calf</h2>
      <p>Tanned with oak and chestnut bark for eight weeks. It marks on the first day and stops minding in the first
      year. After five it has the colour of your hand where you hold it.</p>
      <h2>Lambskin</h2>
      <p>The softest, and the one that remembers everything. Evening bags only, and not on stone.</p>
      <h2>Bridle</h2>
      <p>Made for harness, stuffed with tallow. A white bloom comes to the surface in cold weather; brush it off or let
      it be.</p>
      <h2>Care</h2>
      <ul>
        <li>A dry cloth, once a month.</li>
        <li>Rain: let it dry by itself, away from fire and from advice.</li>
        <li>Cream: twice a year, ours or none.</li>
      </ul>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "How a hide is read before it is cut",
    summary: "Two hours of looking, with the fingertips.",
    picture: "wallet-0.webp",
    daysAgo: 6,
    content: copy`
      <p>A hide is a life in plan. There is a spine down the middle, closest in grain; there are flanks that stretch,
      a neck with rings like a tree, and here and there a scar from a hedge in the Cantal.</p>
      <p>Before the first cut the maker lays it on the table by the north window and reads it with closed eyes. The
      flap comes from the back, where nothing gives. The gusset may have a little give. The scar goes inside the
      pocket, where the owner will find it one day and think that she was told a secret.</p>
      <p>Two hours. It is the part of the eighteen that visitors find slow, and the part that decides the others.</p>
    `,
  },
  {
    title: "The thread that outlives the leather",
    summary: "Linen, six strands, beeswax. Why both needles pass the same hole.",
    picture: "belt-0.webp",
    daysAgo: 34,
    content: copy`
      <p>A machine stitch is two threads holding hands. Cut one, and the rest comes out like a zip. A saddle stitch is
      one thread that passes every hole twice, once from each side; cut it anywhere and it stays.</p>
      <p>The thread is linen, six strands, drawn through beeswax until it squeaks. Eight hours of it go into a
      Méridienne, about eleven hundred holes. We have bags from the twenties on the repair shelf whose leather has given
      up around a seam that has not.</p>
    `,
  },
  {
    title: "Packing for two nights in the Quarante-Huit",
    summary: "A method, from somebody who takes the 17.04 every Friday.",
    picture: "duffel-bag-0.webp",
    daysAgo: 63,
    content: copy`
      <p>Shoes first, sole to sole, along the base. Then what may crease, rolled. Then what may not, folded once over
      what was rolled. The book goes into the end pocket; it will not be read, but it likes to come.</p>
      <ul>
        <li>One pair of trousers is enough. You are wearing the other.</li>
        <li>Liquids upright, beside the handles.</li>
        <li>Leave a hand’s breadth empty. You are going to a market on Saturday, whether you know it or not.</li>
      </ul>
      <p>Close it, lift it with one finger. If you cannot, it is for three nights.</p>
    `,
  },
  {
    title: "Farewell to olive",
    summary: "The mill in Roanne has stopped weaving it. Sixty bags are left.",
    picture: "duffel-bag-1.webp",
    daysAgo: 12,
    content: copy`
      <p>The olive canvas of the Quarante-Huit was woven on one loom, by one man, who has gone to live near his
      daughter in Nantes. The mill offered us another green. It was a good green. It was not that one.</p>
      <p>What was left on the roll made sixty bags. They are a quarter less than they were, because a farewell should
      not be an auction. Repairs, as for every piece of the house, go on for ever; we kept two metres for patches.</p>
    `,
  },
  {
    title: "A year on the fourteenth bench",
    summary: "Inès Bérard signs her first Méridienne.",
    picture: "handbag-1.webp",
    daysAgo: 90,
    content: copy`
      <p>An apprentice spends a year on key rings and wallets, another on straps, and is then given a hide. Inès took
      twenty-six hours for her first bag, twenty-two for the second, and unpicked both herself.</p>
      <p>The third stands in the window with her name in it. It is not for sale; her mother has reserved it.</p>
    `,
  },
]
