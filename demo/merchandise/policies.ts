import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Packed the same day until two; two days within the US, free over $60, flat $5 under it.",
    policy: copy`
      <h2>When it leaves</h2>
      <p>Ordered before two on a weekday, it is packed and out of the door on Damen Avenue the same afternoon. After two,
      the next. Four people pack, and they sign the box.</p>
      <h2>How long it takes</h2>
      <ul>
        <li>United States: two days, three to Alaska and Hawaii.</li>
        <li>Canada and Mexico: three to six.</li>
        <li>Great Britain, Ireland, Germany, France, the Netherlands, Sweden: four to eight.</li>
        <li>Japan and Australia: six to eleven.</li>
      </ul>
      <h2>What it costs</h2>
      <p>Nothing over $60 within the United States, $5 under it. Elsewhere by weight; the cart says how much before you
      pay. Boards and cases are heavy and say so.</p>
      <h2>Two boxes</h2>
      <p>If something is out and something is in, we send what is in and the rest after it. You pay for one box.</p>
    `,
  },
  privacy: {
    summary: "We know your address and your taste. Neither goes anywhere.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Name, address, e-mail, telephone and what you bought: enough to send it and to find your order when you write
      “where is my hat”.</p>
      <h2>The letter</h2>
      <p>About nine a year, one per drop, and a link to stop at the foot of each. Stopping works the first time.</p>
      <h2>Cookies</h2>
      <p>The needed ones hold your cart and your sign-in. Others only with your yes, which you can take back at the foot
      of every page.</p>
      <h2>Getting out</h2>
      <p>Write to hey@honk.example. You get everything we hold within a week, and what the law lets us delete is deleted
      the same day.</p>
    `,
  },
  payment: {
    summary: "Card, PayPal, Apple Pay. Charged when it ships.",
    policy: copy`
      <h2>Ways</h2>
      <p>Visa, Mastercard, American Express, PayPal and Apple Pay. Offices and bands that order fifty or more may pay by
      invoice, thirty days.</p>
      <h2>Prices</h2>
      <p>In US dollars. Sales tax is worked out at the checkout for the state that it goes to. Euros and pounds are shown
      for orientation and charged as shown.</p>
      <h2>Coupons</h2>
      <p>One per order. They do not add up with a third off, because somebody has to pay for the paint.</p>
    `,
  },
  service: {
    summary: "Humans, weekdays nine to six, Chicago time.",
    policy: copy`
      <h2>Something broke</h2>
      <p>Send a photograph. If it broke because of us, a new one leaves the same day and you keep the pieces. If it
      broke because of the stairwell, we laugh together and you get half off the next.</p>
      <h2>Runs of 400</h2>
      <p>When a run is gone it is gone. We do not reprint, and we do not keep some back for friends. Put yourself on the
      list at a sold-out thing: sometimes one comes home from a return.</p>
      <h2>Your logo</h2>
      <p>From fifty pieces. Proof in a day, sample in a week, the lot in three.</p>
    `,
  },
  return: {
    summary: "60 days, used is fine.",
    policy: copy`
      <h2>Sixty days</h2>
      <p>Anything comes back within sixty days, also when you have drunk from it, worn it or ridden it. We will cope. The
      label is in the box.</p>
      <h2>The money</h2>
      <p>Goes where it came from within five days of the thing arriving.</p>
      <h2>What does not come back</h2>
      <p>Things with your own logo on them, and earbuds that have been in ears. Everything else, yes, also the hat.</p>
    `,
  },
}
