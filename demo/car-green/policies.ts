import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Tomorrow by bicycle in Amsterdam, by electric van elsewhere; free from 80 € nearby.",
    policy: copy`
      <h2>By bicycle</h2>
      <p>Amsterdam and thirteen other cities get their parcels by cargo bicycle: ordered by 21:00, there the next day. Also
      wallboxes. Not wheels.</p>
      <h2>By van</h2>
      <ul>
        <li>The Netherlands, Belgium, Luxembourg: one to two days.</li>
        <li>Germany and Denmark: two to three days.</li>
        <li>Rest of Europe: three to seven days.</li>
        <li>Elsewhere: seven to fourteen days.</li>
      </ul>
      <h2>What it costs</h2>
      <p>By weight. Free from 80 € in NL, BE, LU, DE and DK. The cart says what a pallet of wheels costs before you pay.</p>
      <h2>Batteries</h2>
      <p>Lithium travels on the road and not in the air. Islands wait for the ferry.</p>
    `,
  },
  payment: {
    summary: "iDEAL, Bancontact, cards and PayPal; in twenty-four months where you live nearby.",
    policy: copy`
      <h2>Ways</h2>
      <p>iDEAL, Bancontact, Visa, Mastercard or PayPal. You are charged when the parcel leaves, not when you press.</p>
      <h2>Over time</h2>
      <p>Wallboxes may be paid in twenty-four months without interest in the Netherlands and Belgium. Write to us before
      you order.</p>
      <h2>Prices</h2>
      <p>With VAT and, on batteries, with the deposit. Both stand on the invoice.</p>
    `,
  },
  return: {
    summary: "60 days, also after it was on the wall.",
    policy: copy`
      <h2>Sixty days</h2>
      <p>Change your mind for two months. A wallbox may have been on the wall; a wheel may not have been on the road.</p>
      <h2>How</h2>
      <p>Send a message, get a label, hand it to the courier or leave it at a point. The money is back within five days of
      its arrival.</p>
      <h2>Old batteries</h2>
      <p>In the box of the new one, with the courier who brings it. The deposit is paid the day we weigh it.</p>
    `,
  },
  privacy: {
    summary: "Your charger talks to your meter, not to us.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Name, address and what you bought, for as long as the warranty runs and the tax office asks. Cards stay with the
      payment provider.</p>
      <h2>What we do not know</h2>
      <p>When you charge, where you drive and what your roof gives. Leaf keeps that in the house.</p>
      <h2>Cookies</h2>
      <p>Those for cart and sign-in are needed. Others wait for your yes.</p>
      <h2>Seeing it, ending it</h2>
      <p>Write to hello@wattle.example. You get all of it within a week, and it is gone within another.</p>
    `,
  },
  service: {
    summary: "Five years on everything with a circuit in it: replaced, not repaired.",
    policy: copy`
      <h2>Five years</h2>
      <p>If it stops, we send another and take the first one back. Nobody writes a report about your wall.</p>
      <h2>Fitting</h2>
      <p>Electricians we know in eighty cities hang a wallbox for 390 €, cable up to ten metres included. Send a photograph
      of the fuse box first: the answer comes within the hour.</p>
      <h2>Updates</h2>
      <p>Offered, never forced. A Leaf from 2019 runs on its first version if its owner likes that.</p>
    `,
  },
}
