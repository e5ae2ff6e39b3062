import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "Ten aisles and one blue desk",
    description: "Megahertz: 41 stores, one warehouse in Joliet, and a repair desk in every one of them.",
    content: copy`
      <p>The first Megahertz was a repair shop with a shelf. People came with a cracked phone, waited ninety minutes, and
      bought a charger. The shelf grew. The desk stayed where it was: in the middle, blue, with stools.</p>
      <h2>How the store works</h2>
      <ul>
        <li>Ten aisles with numbers. The number is on the sign, on the receipt, and in the address of this page.</li>
        <li>White label: the price. Cyan label: new. Yellow label: a deal, and only then.</li>
        <li>Prices change at nine and at six. Nobody walks round with a pen in between.</li>
      </ul>
      <h2>The desk</h2>
      <p>Three hundred and twelve people who fix things, in 41 stores. You see the price before they open it. If it costs
      more than it is worth, they say so, and take the old one back.</p>
      <h2>The warehouse</h2>
      <p>It is in Joliet, Illinois, next to the railway, and it sends what you order by eight in the evening the same
      night.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Ask the desk",
    description: "Telephone, WhatsApp and stores: how to reach the Blue Desk of Megahertz.",
    content: copy`
      <p>Every day from eight in the morning to ten at night, by people who fix these things.</p>
      <ul>
        <li><strong>WhatsApp</strong>: send a picture of the crack. You get a price back, not a form.</li>
        <li><strong>Telephone</strong>: +1 312 555 0119, four rings at most.</li>
        <li><strong>Riverside</strong>: 1200 Riverside Plaza, Chicago. The desk is straight ahead.</li>
      </ul>
      <h2>Before you come</h2>
      <p>Bring the thing and, if you remember it, the passcode. We can open it without; your pictures stay yours
      either way.</p>
      <h2>Trade in</h2>
      <p>Any phone, cracked or not. Up to $300, paid on the spot or taken off the receipt.</p>
    `,
  },
  {
    slug: "repairs",
    pageType: 4,
    title: "What the desk repairs, and for how much",
    description: "Repair prices of the Blue Desk: screens, batteries, data, wallboxes.",
    content: copy`
      <h2>Phones</h2>
      <p>Screen $79, ninety minutes. Battery $59, one hour. Back glass $49. Water: we look first, for nothing.</p>
      <h2>Laptops</h2>
      <p>Battery $119, two hours. Keyboard from $89. A slow one is usually full, and emptying it is free.</p>
      <h2>At home</h2>
      <p>Wallbox $399 in one visit, up to ten metres of cable. The electrician brings the form for the town.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "Power Days: what the yellow label means, and what it does not",
    summary: "Prices go down at nine and at six. None of them went up the week before.",
    picture: "banner-electronics.webp",
    daysAgo: 2,
    content: copy`
      <p>A yellow label is the lowest price of the last ninety days. We print the one before beside it, and you can check
      it on any receipt of the quarter.</p>
      <p>If it falls further within two weeks, bring the receipt: the difference is yours.</p>
    `,
  },
  {
    title: "Orbit 9 Pro: we took it apart, and could put it together again",
    summary: "Four screws and one honest battery. Nine points of ten from the desk.",
    picture: "smartphone-0-close.webp",
    daysAgo: 9,
    content: copy`
      <p>Battery: held by a strip, out in four minutes. Screen: two clips and heat. Camera: one block, sadly. The desk
      gives it nine, and keeps the tenth for the day when the glass on the back is not glued.</p>
      <h2>What it costs when it falls</h2>
      <p>Screen $79, ninety minutes, any store.</p>
    `,
  },
  {
    title: "The listening wall is open",
    summary: "Forty headphones on the ground floor of Riverside. Bring your own song.",
    picture: "headphones-0-angle.webp",
    daysAgo: 16,
    content: copy`
      <p>Each of them is wired to the same song: yours. Plug in or pair, walk along the wall, and find out that the
      second cheapest is the one for you. It happens a lot.</p>
      <p>There is a chair in the middle for the person who came along.</p>
    `,
  },
  {
    title: "Trade in: 11,000 phones later",
    summary: "What happened to them. Most went to someone else’s pocket, some into new cables.",
    picture: "smartphone-0-angle.webp",
    daysAgo: 31,
    content: copy`
      <p>Seven of ten were cleaned, checked and sold as open-box. Two gave their parts to the desk. One in ten was beyond
      everybody, and its copper is on its way to be a power strip.</p>
    `,
  },
  {
    title: "Aisle 10: we fit the wallbox, too",
    summary: "One visit, $399, up to ten metres. Forty towns so far.",
    picture: "ev-charger-0-angle.webp",
    daysAgo: 47,
    content: copy`
      <p>The electrician looks at the board first and tells you the price before the first hole. If the board is too old,
      you hear that as well, and the visit costs nothing.</p>
    `,
  },
]
