import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "Sixty-four years in the same harbour",
    description: "Rautmann of Duisburg: industrial supply in the third generation.",
    content: copy`
      <p>Wilhelm Rautmann bought a shed in the inner harbour in 1962 and filled it with flanges that a shipyard no longer
      wanted. He measured all of them, wrote the figures on the rims with chalk, and sold them as what they were. The
      chalk has become a laser. The rest is the same.</p>
      <h2>What we do</h2>
      <p>We buy parts that machines and plants are made of, measure them, keep them and deliver them on the day that is
      on the order. What is not made we have made, to your drawing, from ten pieces.</p>
      <h2>What we count</h2>
      <ul>
        <li>Order lines that were complete on the promised day, every year since 2015, on the first page.</li>
        <li>Claims, and how long an answer took.</li>
        <li>Hours from inquiry to quotation.</li>
      </ul>
      <p>Seventy-one people, four halls, one test bench with five engineers. Anke Rautmann runs it, and reads the claims
      herself.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Who answers",
    description: "Telephone, WhatsApp and the gate: how to reach Rautmann in Duisburg.",
    content: copy`
      <ul>
        <li><strong>Engineer on duty</strong>: +49 30 23125 120, Monday to Friday, 7:00 to 18:00</li>
        <li><strong>Quotations</strong>: inquiry@rautmann.example, answered within one working day</li>
        <li><strong>WhatsApp</strong>: a photograph of the worn part with a ruler beside it</li>
        <li><strong>Gate</strong>: Am Innenhafen 21, hall 2, 47059 Duisburg, lorries until 16:00</li>
      </ul>
      <h2>What helps us</h2>
      <p>Medium, pressure, temperature. For a flange the standard and the face, for a motor its plate, for a gear the
      number of teeth and the width over all. If you have nothing but the part, send the part.</p>
    `,
  },
  {
    slug: "made-to-drawing",
    pageType: 4,
    title: "Made to drawing",
    description: "Other bores, other faces, other strokes: what Rautmann has made, from ten pieces.",
    content: copy`
      <p>Half of what we deliver in groups 12, 33 and 40 stands in no table.</p>
      <h2>How it goes</h2>
      <ul>
        <li>You send a drawing or a sample. STEP is nice, a pencil is enough.</li>
        <li>An engineer reads it and rings up, because there is always one dimension missing.</li>
        <li>You get a binding offer with tiers and a day.</li>
      </ul>
      <p>From ten pieces. The first one is measured with you on the telephone, if you like.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "Zinc flake replaces galvanising on all M10 to M24 bolts",
    summary: "Same numbers, 480 hours of salt spray instead of 96.",
    picture: "bolt-set-0-angle.webp",
    daysAgo: 9,
    content: copy`
      <p>From lot 2644 on, hexagon bolts M10 to M24 in class 8.8 leave the house with zinc flake. Numbers and prices stay
      as they are. The layer is thinner, so threads gauge as before.</p>
      <p>Who must have galvanised bolts because a specification says so: we keep them until the end of March, under the
      number with a G behind it.</p>
    `,
  },
  {
    title: "Hall 4 opens: 9,200 pallet places for flanges to DN 600",
    summary: "Lead time for PN 40 falls from twelve days to three.",
    picture: "pipe-flange-0-angle.webp",
    daysAgo: 23,
    content: copy`
      <p>The largest flange that we can now lift without ringing somebody up weighs 480 kilos. PN 40 in all sizes to DN
      600 is on the rack; what took twelve days takes three.</p>
      <p>Lorries for hall 4 use the gate at the water. The old gate stays open until Christmas, for those who do not read
      notices.</p>
    `,
  },
  {
    title: "Price list 26/27: brass up 2.1 %, steel down 3.4 %",
    summary: "The index and our calculation, on two pages.",
    picture: "ball-valve-0-close.webp",
    daysAgo: 47,
    content: copy`
      <p>Prices follow the metal and nothing else. Brass has risen, so valves cost 2.1 % more; strip and bar have fallen,
      so flanges and bolts cost 3.4 % less. The list holds until 31 March 2027.</p>
      <p>Orders that are confirmed keep the price on the confirmation, in both directions.</p>
    `,
  },
  {
    title: "A lot of filters has failed the bench",
    summary: "It leaked at the collar. It went back, and nobody gets one.",
    picture: "air-filter-0-angle.webp",
    daysAgo: 61,
    content: copy`
      <p>Forty of a lot of two thousand intake filters were tested, three leaked at the collar. The lot went back to the
      maker. The next one is due in six weeks, and is tested by eighty.</p>
    `,
  },
]
