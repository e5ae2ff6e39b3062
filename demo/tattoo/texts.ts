import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "Nine people and a wall",
    description: "Saint Needle, tattoo supply in Leipzig since 2011: cartridges, inks, machines, with papers.",
    content: copy`
      <p>Saint Needle began as a cupboard in a studio on Eisenbahnstraße. The cupboard had what the four of us used, and
      a sheet of paper with prices for friends. Then friends of friends came, and somebody had to count.</p>
      <h2>What we sell</h2>
      <p>Everything here was used on skin by one of us for at least a season. If it bent, leaked, wandered or had a
      paper we could not read, it is not on the wall. We say no more often than yes, and we keep a list of the nos.</p>
      <h2>What it costs</h2>
      <ul>
        <li>Singles for whoever works alone.</li>
        <li>Tiers for studios, printed on every item, the same for everyone.</li>
        <li>A person for lists that no tier fits.</li>
      </ul>
      <h2>Who we sell to</h2>
      <p>Working artists, eighteen and over. Apprentices with a letter from the one who teaches them. We ask once.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "The counter",
    description: "WhatsApp, telephone +49 341 604 80 13, or Eisenbahnstraße 113 in Leipzig, Tuesday to Saturday.",
    content: copy`
      <p>Somebody who has held a machine answers. Usually within the hour, between eleven and seven.</p>
      <ul>
        <li><strong>WhatsApp and telephone</strong>: +49 341 604 80 13</li>
        <li><strong>E-mail</strong>: counter@saintneedle.supply, answered the same working day</li>
        <li><strong>The shop</strong>: Eisenbahnstraße 113, 04315 Leipzig, Tuesday to Saturday, 11 to 19</li>
      </ul>
      <h2>A lot number?</h2>
      <p>Send it as it stands on the box, HL and eight figures. You get the sterilisation sheet, the membrane test and
      the expiry as one page.</p>
      <h2>A long list?</h2>
      <p>Put it on the inquiry list or send a photograph of it. Forty lines at midnight have had a price before the
      first coffee.</p>
    `,
  },
  {
    slug: "studio-accounts",
    pageType: 4,
    title: "Studio accounts",
    description: "Invoice, one delivery a month and a person: how studios buy at Saint Needle.",
    content: copy`
      <h2>Who</h2>
      <p>Two chairs or more, registered, with a hygiene certificate that has not expired. Send both papers once.</p>
      <h2>What</h2>
      <ul>
        <li>Invoice, thirty days.</li>
        <li>Tiers count over the month, not over the order.</li>
        <li>One box on the first Tuesday, with what you always take. Change it until the Friday before.</li>
      </ul>
      <h2>What not</h2>
      <p>No contract, no minimum, no calls. Leave by not ordering.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "New sheet: the Vesper in ruby",
    summary: "Same pen, louder coat. Pinned on Friday.",
    picture: "tattoo-pen-1.webp",
    daysAgo: 3,
    content: copy`
      <p>You asked for red and we said that a pen is not a lipstick. Then the anodiser in Chemnitz sent a sample, and
      four of nine voted before lunch.</p>
      <p>Nothing below the coat has changed: coreless motor, steel cam, four millimetres. It costs ten euro more because
      red has to be dipped twice.</p>
    `,
  },
  {
    title: "What a lot paper tells you",
    summary: "Five lines, and which of them an inspector reads first.",
    picture: "needle-cartridges-0-close.webp",
    daysAgo: 12,
    content: copy`
      <p>The date of the cycle. The temperature. The biological indicator, which is the one that matters: it says
      whether something that should have died, died. The membrane test. The name.</p>
      <p>An inspector reads the third line first. If your supplier cannot show it, you do not have a sterile needle; you
      have a needle in a sterile-looking box.</p>
      <p>Ours are one message away: send the lot, get the page.</p>
    `,
  },
  {
    title: "We stopped selling wireless. For now",
    summary: "Four batteries, two seasons, one small fire in a bin.",
    picture: "power-supply-0-angle.webp",
    daysAgo: 26,
    content: copy`
      <p>We tried four packs for two seasons. Two lost their bite in the fifth hour, one got warm enough to notice
      through a glove, and one ended in the bin, which it lit.</p>
      <p>A cord is not romantic. It is the same at six in the evening as at eleven in the morning. When somebody makes a
      pack that is too, it goes on the wall the next Friday.</p>
    `,
  },
  {
    title: "Thirteen apprentices, one table",
    summary: "What the first-year evening in October was about.",
    picture: "ink-cups-0.webp",
    daysAgo: 40,
    content: copy`
      <p>Thirteen people, one long table, practice skin, and Mareike with a stopwatch. The evening was about lines. Only
      about lines.</p>
      <p>What everyone took home: slow down, sit closer, and stop buying needles by the name. The next evening is in
      January; write to the counter, there are thirteen chairs.</p>
    `,
  },
]
