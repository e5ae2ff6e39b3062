import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "A counter, a ramp and a shelf",
    description: "Camber of Ghent: car parts that are checked against your chassis number before the box is closed.",
    content: copy`
      <p>Camber began in 1994 with one ramp on the Wiedauwkaai and a rule: nothing leaves that has not been looked up.
      The ramp is still there. Beside it stand eleven thousand shelf metres and a counter with six stools, because
      waiting is easier sitting down.</p>
      <h2>Why the number</h2>
      <p>A 2014 Golf has seven different front discs. The model year does not tell them apart, the chassis number does.
      We read it for every order, also for a ten-euro filter. It takes a mechanic forty seconds and saves you a
      Saturday.</p>
      <h2>What we do not sell</h2>
      <ul>
        <li>Parts without an approval where the law wants one.</li>
        <li>One damper, one disc, one tyre: what wears in pairs is sold in pairs.</li>
        <li>Your address.</li>
      </ul>
      <p>Nineteen people, fourteen of them trained on the ramp. The other five keep us from buying another project
      car.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Talk to the counter",
    description: "WhatsApp, telephone and the counter in Ghent: how to reach Camber.",
    content: copy`
      <p>Quickest first.</p>
      <ul>
        <li><strong>WhatsApp</strong>: a photo of the registration papers, and what hums, drips or shakes</li>
        <li><strong>Telephone</strong>: +32 9 555 01 41, Monday to Saturday, 7:30 to 18:00</li>
        <li><strong>Counter</strong>: Wiedauwkaai 52, 9000 Gent, coffee at your own risk</li>
      </ul>
      <h2>Before you write</h2>
      <p>Seventeen characters, no I, no O, no Q. If you read one of these, it is a 1 or a 0.</p>
    `,
  },
  {
    slug: "old-parts",
    pageType: 4,
    title: "Old parts and deposits",
    description: "How to send back calipers and batteries, and when the deposit is paid.",
    content: copy`
      <h2>Calipers</h2>
      <p>Drain them, cap the port, put them into the box of the new ones. The label is under the lid.</p>
      <h2>Batteries</h2>
      <p>Never by post. Bring them to the counter or to any garage; send us the receipt and we pay the deposit.</p>
      <h2>When</h2>
      <p>Within a week of arrival, the way you paid.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "Coding an AGM battery after the swap",
    summary: "Five minutes with any OBD adapter. Skip it and the new one dies like the old one.",
    picture: "car-battery-0-angle.webp",
    daysAgo: 6,
    content: copy`
      <p>A car with start-stop charges by the age of its battery. Put a new one in without telling it, and it goes on
      charging an old one: too hard, too long.</p>
      <h2>How</h2>
      <ul>
        <li>Connect an adapter that can write, not only read.</li>
        <li>Find the energy management unit, usually 19 or 61.</li>
        <li>Change the serial number by one digit. Type and capacity only if they differ.</li>
      </ul>
      <p>Lock the car, wait ten minutes, start. If the stop symbol is back within a week, it worked.</p>
    `,
  },
  {
    title: "How to read wear on a drilled disc",
    summary: "The holes tell you before the gauge does.",
    picture: "brake-disc-0-close.webp",
    daysAgo: 20,
    content: copy`
      <p>New holes have a chamfer you can feel with a nail. When it is gone on the outer ring, the disc has lost a
      millimetre on each side and wants to be measured.</p>
      <p>Hairlines between two holes are normal up to the width of a nail. A line that reaches the edge is not: that
      disc is finished, whatever the calliper says.</p>
      <p>Minimum thickness is cast into the bell. It is a minimum, not a target.</p>
    `,
  },
  {
    title: "C2, C3, C5: which oil your filter can stand",
    summary: "Three letters for the ash in it. The particle filter reads them too.",
    picture: "oil-bottle-0-close.webp",
    daysAgo: 34,
    content: copy`
      <p>The letter C stands for oils with little ash. The figure says how thin they are allowed to be when hot.</p>
      <ul>
        <li>C2: thin, for engines from France and Japan that ask for it.</li>
        <li>C3: the rest of Europe since 2008.</li>
        <li>C5: thinner still. Only where the handbook names it.</li>
      </ul>
      <p>Too much ash fills a particle filter in 60,000 km. Too thin an oil fills the sump with bearings.</p>
    `,
  },
  {
    title: "Winter on the ramp: what we change in November",
    summary: "Wheels first, then the battery, then whatever squeaks.",
    picture: "banner-car.webp",
    daysAgo: 48,
    content: copy`
      <p>Seven degrees is where summer rubber gives up. While the wheels are off, look at the discs, shake the hub and
      press on the spring. It costs five minutes and finds nine of ten February breakdowns.</p>
    `,
  },
]
