import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "The voice on the phone has wired a board",
    description: "Ferrule of Bremen: electrical supplies over the same counter since 1958.",
    content: copy`
      <p>Heinrich Ferrule opened a counter for fitters in 1958, two streets from the harbour, because the wholesaler of
      the day opened at nine and the trade begins at half past six. The counter is still there. So is the bell.</p>
      <h2>Eleven people</h2>
      <p>Nine of them have a trade certificate; the other two keep the nine in order. When you ask what fits, you get an
      article number and the reason, not a brochure.</p>
      <h2>The catalogue</h2>
      <ul>
        <li>Printed once a year, in September.</li>
        <li>Corrected every night, here.</li>
        <li>Every number in it is on the box, on the invoice and on the shelf.</li>
      </ul>
      <p>Am Wandrahm 12, side door until half past six, front door after.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Call the counter",
    description: "Telephone, WhatsApp and the side door: how to reach Ferrule in Bremen.",
    content: copy`
      <p>Quickest first.</p>
      <ul>
        <li><strong>Telephone</strong>: +49 421 555 0126, 6:30 to 18:00</li>
        <li><strong>WhatsApp</strong>: send a picture of the old plate, we send back the number</li>
        <li><strong>Counter</strong>: Am Wandrahm 12, 28195 Bremen, Saturday to 13:00</li>
      </ul>
      <h2>Before you call</h2>
      <p>Rating, poles, how it is fixed. With these three we find nearly everything. For motors: the plate.</p>
    `,
  },
  {
    slug: "cut-to-length",
    pageType: 4,
    title: "Cut to length, datasheets, trade accounts",
    description: "What Ferrule does beside selling boxes.",
    content: copy`
      <h2>Cut to length</h2>
      <p>Any cable, from one metre, no charge. Cut ends cannot come back; measure twice, we only measure once.</p>
      <h2>Datasheets</h2>
      <p>Datasheet, DoP and CE lie behind every number. Write the number to theke@ferrule.example and they come back in
      a minute, by machine.</p>
      <h2>Trade accounts</h2>
      <p>Thirty days, no card. Bring the trade register extract once.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "Section 2.1: curve B now up to 32 A, from stock",
    summary: "The two highest ratings used to take a week. They are on the shelf.",
    picture: "circuit-breaker-0-angle.webp",
    daysAgo: 5,
    content: copy`
      <p>25 and 32 amps in curve B have moved from the factory to our own shelf, four hundred of each to begin with.
      Price and tiers are those of the other ratings.</p>
      <p>Curve C in 25 A is not made. We asked. They laughed, politely.</p>
    `,
  },
  {
    title: "Section 6.1: wallbox subsidy list for 2027",
    summary: "Which towns pay what, and which form they want it on.",
    picture: "ev-charger-0-angle.webp",
    daysAgo: 12,
    content: copy`
      <p>Seventeen towns in the north-west pay something towards a charging point next year. Eleven of them want the
      invoice to name the DC fault detection; ours does.</p>
      <p>The list hangs at the counter. Ask for it on WhatsApp and we send a picture of it.</p>
    `,
  },
  {
    title: "Correction: copper surcharge falls to 41.20 €",
    summary: "Per hundred kilos, from Monday. Reels are cheaper by the same evening.",
    picture: "cable-reel-0-close.webp",
    daysAgo: 20,
    content: copy`
      <p>The printed edition says 44.80 €. From Monday it is 41.20 € for a hundred kilos of copper. Prices of reels and
      leads have been set anew; orders that are already in are charged at the lower price.</p>
    `,
  },
  {
    title: "How to read a tier, once and for all",
    summary: "The yellow cell is the one you pay. The next one is three words away.",
    picture: "outdoor-socket-0-angle.webp",
    daysAgo: 34,
    content: copy`
      <p>Every article has two or three prices. The yellow one is what a piece costs at the number you have typed. Below
      it stands how many are missing to the next.</p>
      <p>Pieces of one article count together, whatever their colour. Pieces of two articles do not, also not on
      Fridays.</p>
    `,
  },
  {
    title: "Karin has tested her hundred-thousandth reel",
    summary: "Forty-one years, one screwdriver, no second slip.",
    picture: "cable-reel-0-angle.webp",
    daysAgo: 58,
    content: copy`
      <p>It was a 40 metre one and it went to a theatre in Oldenburg. There was cake. The initials on the slip are
      still hers, and the screwdriver is the same one, though it has had two handles and three blades.</p>
    `,
  },
]
