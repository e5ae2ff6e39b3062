import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "A shop that ends in a plug",
    description: "Wattle of Amsterdam: chargers, batteries and parts for people who drive electric.",
    content: copy`
      <p>Wattle began in 2019 on the Distelweg, in a shed with one socket and three electric cars that wanted it. The queue
      became a list, the list a wallbox, the wallbox a shop.</p>
      <h2>Why figures</h2>
      <p>Nobody needs another adjective. A battery has ampere hours, a lamp has lumen, a wheel has inches. We put the figure
      first and the name second; if a thing has no honest figure, we do not sell it.</p>
      <h2>Why bicycles</h2>
      <p>A van with one parcel in it uses more than the parcel saves. In fourteen cities we ride. In the rest we wait until
      the van is full.</p>
      <ul>
        <li>Thirty-one people, nine of them electricians.</li>
        <li>Four hundred and twelve tonnes of batteries taken back.</li>
        <li>One socket in the shed, still in use.</li>
      </ul>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Stuck at a charger? Write to a person.",
    description: "WhatsApp, telephone and the shed in Amsterdam: how to reach Wattle.",
    content: copy`
      <p>Seven in the morning to ten at night, every day.</p>
      <ul>
        <li><strong>WhatsApp</strong>: a photograph of the fuse box, the plug or the lamp that blinks</li>
        <li><strong>Telephone</strong>: +31 20 555 0147</li>
        <li><strong>The shed</strong>: Distelweg 80, 1031 HH Amsterdam, ferry to Distelweg and then follow the cables</li>
      </ul>
      <h2>Stuck right now?</h2>
      <p>Write the number of the charger. We know most of them, and the trick with the third one at the A2.</p>
    `,
  },
  {
    slug: "old-batteries",
    pageType: 4,
    title: "Old batteries",
    description: "How to hand back an old battery, what becomes of it, and when the deposit is paid.",
    content: copy`
      <h2>At the door</h2>
      <p>Take the new one out, put the old one in, fold the lid. The courier waits, and has a glove.</p>
      <h2>On the scale</h2>
      <p>We weigh it the same week. Lead or lithium, the deposit is 35 euro, and it goes back the way you paid.</p>
      <h2>After that</h2>
      <p>Ninety-seven percent of a lead battery becomes another one. Lithium cells are measured first: what still has eighty
      percent lives on in a carport, storing somebody’s noon.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "0.29: what a solar kilowatt hour costs",
    summary: "Roof, inverter, twenty years and a few clouds, divided by what came out.",
    picture: "ev-charger-0-angle.webp",
    daysAgo: 5,
    content: copy`
      <p>We asked forty customers for their inverter logs. A roof of eight panels in the Netherlands gives 2,900 kilowatt hours
      a year and is paid for in nine.</p>
      <h2>What that means at the plug</h2>
      <ul>
        <li>From the roof at noon: 0.29 euro over its life, nothing after it.</li>
        <li>From the grid at night: between 0.18 and 0.34.</li>
        <li>At the motorway: 0.69, and a coffee.</li>
      </ul>
      <p>Leaf takes them in that order, and tells you in the evening which it was.</p>
    `,
  },
  {
    title: "20 to 80: why the last fifth takes as long as the first three",
    summary: "A battery fills like a cinema: the last seats are the slow ones.",
    picture: "power-bank-0-close.webp",
    daysAgo: 19,
    content: copy`
      <p>When few seats are taken everybody finds one at once. Near the end people squeeze past knees. Ions do the same.</p>
      <p>So stop at eighty, unless you drive to France tomorrow. The battery ages slower, and the next one at the charger likes
      you better.</p>
    `,
  },
  {
    title: "2.9 bar: the cheapest eleven kilometres you can buy",
    summary: "Heavy cars want full tyres. Most of those we measured had too little.",
    picture: "pressure-gauge-0-close.webp",
    daysAgo: 33,
    content: copy`
      <p>We stood at a charging park for a day with a gauge. Of sixty-four cars, forty-nine had less than the sticker in the
      door says, on average by three tenths.</p>
      <p>That costs eleven kilometres on a charge and a tyre every third year. Air is free behind the car wash.</p>
    `,
  },
]
