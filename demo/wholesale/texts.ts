import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "Two floors, one list",
    description:
      "Landed Trade of Rotterdam and Yiwu: general wholesale for trade buyers, with every step of every price open.",
    content: copy`
      <p>Landed is what a price is called when everything is in it: the goods, the carton, the sea, the duty, the truck.
      We thought a wholesaler could start there instead of ending there.</p>
      <h2>Who does what</h2>
      <p>Eleven people in Yiwu buy, count and photograph. Nine in Rotterdam quote, clear and answer the telephone. Your
      inquiry has one name on it from the first line to the seal, and that name picks up.</p>
      <h2>Why stairs</h2>
      <p>Every seller has a price for a carton, one for a pallet and one for a friend. We draw all of them on one line.
      When you stand two cartons below the next step, the page says so, even if that makes this order smaller.</p>
      <ul>
        <li>No login to see a price.</li>
        <li>No minimum order beside the minimum of the line.</li>
        <li>No friend price.</li>
      </ul>
      <p>Waalhaven Z.z. 44. The coffee is in mug HK-2041, and yes, you may drop one.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "The desk",
    description: "WhatsApp +31 10 555 0148, desk@landed.trade, or Waalhaven Z.z. 44 in Rotterdam, Monday to Saturday.",
    content: copy`
      <p>Monday to Saturday, seven to seven, Rotterdam time.</p>
      <ul>
        <li><strong>WhatsApp</strong>: +31 10 555 0148, usually within the hour</li>
        <li><strong>E-mail</strong>: desk@landed.trade, within six hours with a quote</li>
        <li><strong>Door</strong>: Waalhaven Z.z. 44, 3088 HJ Rotterdam, pallets from eight</li>
      </ul>
      <h2>So that the first answer is the last</h2>
      <p>Tell us line, colour, quantity and port. Four things, one message. If you also say when it must stand on your
      shelf, we tell you honestly whether it will.</p>
    `,
  },
  {
    slug: "own-label",
    pageType: 4,
    title: "Own label and print",
    description: "From how many pieces your name goes on it, what it costs once and what it costs each time.",
    content: copy`
      <h2>From how many</h2>
      <ul>
        <li>Engraving on steel: 50 pieces, no set-up.</li>
        <li>Screen print: 240 pieces, one screen per colour at $38, kept for two years.</li>
        <li>Woven label: 100 pieces of a bag, labels are made by the thousand and stay here for you.</li>
        <li>Own carton: 1,000 pieces, flexo plate $120.</li>
      </ul>
      <h2>How</h2>
      <p>Send a PDF with outlines. A person looks at it and writes back what will not print. You approve a photograph of
      the first piece, then we run the rest.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "Kraft paper falls again: cartons down 3 percent",
    summary: "The mill lowered on Tuesday. The board followed on Friday.",
    picture: "shipping-box-1.webp",
    daysAgo: 5,
    content: copy`
      <p>For the fourth month, recovered paper is cheaper than the month before. Our mill near Venlo passed on three
      percent, so C4 and everything below it is three percent lower from today.</p>
      <p>Orders that were quoted this week and not yet loaded are invoiced at the new price. You do not have to ask.</p>
      <p>Should you stock up? If you have a dry shed, a quarter. Paper does not only fall.</p>
    `,
  },
  {
    title: "Last loading dates before New Year",
    summary: "Three containers left. The third is the one that everybody will want.",
    picture: "banner-wholesale.webp",
    daysAgo: 8,
    content: copy`
      <p>What shall stand in a European shop on the second of January has to be sealed by these dates.</p>
      <ul>
        <li><strong>Container 48</strong>: closes in some days, lands before Christmas.</li>
        <li><strong>Container 49</strong>: ten days later, lands in the first week of January.</li>
        <li><strong>Container 50</strong>: the last one before the factories rest for their own New Year.</li>
      </ul>
      <p>After that, nothing is sewn, fired or poured for three weeks, and no message from us will change it.</p>
    `,
  },
  {
    title: "EU packaging law: what the mark on the box means",
    summary: "Who registers, who pays, and why we print two more signs on every carton.",
    picture: "gift-box-2.webp",
    daysAgo: 14,
    content: copy`
      <p>If you put goods on the market of an EU country, the packaging is yours to register there, even when somebody
      else made it. That is you, not us, and it is less work than it sounds.</p>
      <p>We print the material code and the sorting sign on every outer carton and list the grams of paper, plastic and
      metal on the packing note, per country. Copy the figures; that is what they are for.</p>
    `,
  },
  {
    title: "We dropped four hundred mugs",
    summary: "Carton of 24, ninety centimetres, six sides, one corner, three edges.",
    picture: "mug-0-angle.webp",
    daysAgo: 26,
    content: copy`
      <p>The new honeycomb inlay is a third lighter, so we did not believe it. Seventeen cartons went off the table the way
      the parcel services test it: six sides, one corner, three edges.</p>
      <p>Two mugs of 408 broke. The old inlay broke five. It is now in every carton, and the gram it saves is on the
      packing note.</p>
    `,
  },
]
