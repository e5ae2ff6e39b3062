import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Three days to the EU, free over 120. Shop orders leave within ten days, by courier.",
    policy: copy`
      <h2>When it leaves</h2>
      <p>What is ordered by noon goes down to the post before the controra. What is ordered after it goes tomorrow.</p>
      <h2>How long it takes</h2>
      <ul>
        <li>Italy: one to two working days.</li>
        <li>France, Germany, Austria, Spain, Portugal, Belgium, the Netherlands: two to four.</li>
        <li>Denmark: three to five. Great Britain, Switzerland: four to seven.</li>
        <li>United States: six to ten.</li>
      </ul>
      <h2>What it costs</h2>
      <p>5.50 within Italy and nothing over 120; elsewhere by weight. The cart says how much before you pay.</p>
      <h2>For shops</h2>
      <p>From stock within ten days, by courier, in one box with one list. What has to be sewn first has its date in
      Nina’s answer.</p>
    `,
  },
  privacy: {
    summary: "We know your address and your colour. We tell neither.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Name, address, e-mail, telephone and what you bought: to send it, to mend it, and for the tax office in
      Brindisi.</p>
      <h2>What we do not</h2>
      <p>We sell bags. Addresses are not for sale.</p>
      <h2>Cookies</h2>
      <p>The needed ones hold your cart and your sign-in. Others come only with your yes, which you can take back at the
      foot of every page.</p>
      <h2>Getting out</h2>
      <p>Write to ciao@figlia.example. You get what we hold within a week, and what the law lets us delete is deleted the
      same day.</p>
    `,
  },
  payment: {
    summary: "Card, PayPal or Klarna; bank transfer for shops, thirty days after the third order.",
    policy: copy`
      <h2>Ways</h2>
      <p>Visa, Mastercard, PayPal and Klarna. Shops with a VAT number may pay by bank transfer, and from the third order
      on within thirty days.</p>
      <h2>Prices</h2>
      <p>In euro, with VAT. Pounds and dollars are shown for orientation and charged as shown.</p>
      <h2>Tiers</h2>
      <p>The price for six, twelve or thirty-six counts over all colours of one piece: four tan and two milk are six. The
      cart reckons it by itself.</p>
      <h2>Minimums</h2>
      <p>Most pieces have none. Where there is one, it stands on the piece, and it too counts over all colours.</p>
    `,
  },
  service: {
    summary: "Sabina mends for life, on Tuesdays. Edges, handles and locks cost nothing.",
    policy: copy`
      <h2>Mending</h2>
      <p>What we sewed we sew again. Edges, handles, stitches and locks cost nothing, ever. Send a photograph first;
      half of the time a letter with a screw in it is enough.</p>
      <h2>Refilling</h2>
      <p>Lipstick cases and perfume bottles come back for filling at half the price.</p>
      <h2>Samples for shops</h2>
      <p>One piece of each colour at the price for thirty-six, to be kept or sent back within a month.</p>
      <h2>Advice</h2>
      <p>Rita says which colour. She is usually right and always sure.</p>
    `,
  },
  return: {
    summary: "Thirty days to return, worn once is fine. Shop orders: what did not sell can be changed.",
    policy: copy`
      <h2>Thirty days</h2>
      <p>Wear it to dinner. If it is not the one, write within thirty days and put it in the bag that it came in.</p>
      <h2>The money</h2>
      <p>Goes where it came from within five days of the parcel coming up Via Cattedrale.</p>
      <h2>For shops</h2>
      <p>After a season you may change up to a fifth of an order for other pieces, if they are as they were sent.</p>
      <h2>What stays</h2>
      <p>Lipstick that was opened, candles that were lit, and books with your name on them.</p>
    `,
  },
}
