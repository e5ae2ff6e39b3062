import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Sent the same day until four, in plain boxes; 4.90 within Germany, free from 120.",
    policy: copy`
      <h2>When it leaves</h2>
      <p>Ordered before four on a working day, it leaves Leipzig the same evening. After four it leaves the next. The
      box is plain brown and says nothing about needles.</p>
      <h2>How long it takes</h2>
      <ul>
        <li>Germany: one to two working days.</li>
        <li>Austria, the Netherlands, Poland, France: two to four.</li>
        <li>Spain, Italy, Sweden, Great Britain, Switzerland: three to six.</li>
        <li>United States: six to ten, customs permitting.</li>
      </ul>
      <h2>What it costs</h2>
      <p>4.90 within Germany and nothing from 120. Elsewhere by weight; the cart says how much before you pay. Stools go
      as freight and come to the kerb.</p>
      <h2>Sterile goods</h2>
      <p>They travel in a second box. If the outer one is wet, photograph it before you open it.</p>
    `,
  },
  privacy: {
    summary: "Your order, your papers, nobody else’s business.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Name, address, e-mail, telephone and what you bought: we need them to send it and to write the invoice, and the
      tax office wants them for ten years.</p>
      <h2>Lot numbers</h2>
      <p>We note which lots went to which order. If a lot is called back, we write to you and to nobody else.</p>
      <h2>Certificates</h2>
      <p>Papers of studios are looked at once and kept until they expire. Then they go.</p>
      <h2>Cookies</h2>
      <p>The needed ones hold your cart and your sign-in. Others only with your yes, which you can take back at the foot
      of every page.</p>
      <h2>Getting out</h2>
      <p>Write to counter@saintneedle.supply. You get everything we hold within a week, and what the law lets us delete
      is deleted the same day.</p>
    `,
  },
  payment: {
    summary: "Card, PayPal, SEPA; invoice with thirty days for studios.",
    policy: copy`
      <h2>Ways</h2>
      <p>Visa, Mastercard, PayPal and SEPA for everyone. Invoice with thirty days for studios that have shown us their
      papers once.</p>
      <h2>Prices</h2>
      <p>In euro, with VAT. With a VAT number of another country of the Union the tax comes off at the checkout. Other
      currencies are shown for orientation and charged as shown.</p>
      <h2>Tiers</h2>
      <p>They count over all configurations of one item: five boxes of liners and fifteen of magnums are twenty.</p>
      <h2>Late</h2>
      <p>A friendly letter, then a less friendly one. There has not been a third since 2014.</p>
    `,
  },
  service: {
    summary: "A person who has held a machine, eleven to seven.",
    policy: copy`
      <h2>Bent needle</h2>
      <p>Photograph it with the lot number in the picture. Ten come back with the next post, no form.</p>
      <h2>Machines</h2>
      <p>Two years. In the first, a loan pen leaves the same day and yours comes back repaired within ten.</p>
      <h2>Papers</h2>
      <p>Sterilisation sheets and ink sheets for every batch, for as long as you may need them, which is longer than you
      think.</p>
      <h2>Advice</h2>
      <p>Ask what we would take. We will say, also when it is the cheaper one.</p>
    `,
  },
  return: {
    summary: "30 days, seal unbroken.",
    policy: copy`
      <h2>Thirty days</h2>
      <p>Anything that has not been opened comes back within thirty days, and the money goes where it came from within
      five.</p>
      <h2>Seals</h2>
      <p>Cartridges, inks and balm with a broken seal cannot come back: nobody could sell them, and nobody should. If
      something is wrong with them, that is another matter; see our service promise.</p>
      <h2>Machines and furniture</h2>
      <p>May be tried. If it is not for you, clean it, box it, write to the counter. We pay the way back within the
      Union.</p>
      <h2>Your label</h2>
      <p>Jars, pins and totes with your print are yours.</p>
    `,
  },
}
