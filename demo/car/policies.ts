import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Ordered by 17:00, on the road tonight; free from 80 € in BE, NL, LU, DE and FR.",
    policy: copy`
      <h2>Tonight</h2>
      <p>What is on the shelf and ordered by 17:00 leaves Ghent with the night van. In Belgium, the Netherlands and
      Luxembourg it is there the next day before 13:00.</p>
      <h2>How long</h2>
      <ul>
        <li>Belgium, the Netherlands, Luxembourg: one to two days.</li>
        <li>Germany and France: one to three days.</li>
        <li>Rest of Europe: three to six days.</li>
        <li>Elsewhere: six to twelve days.</li>
      </ul>
      <h2>What it costs</h2>
      <p>By weight. Free from 80 € in BE, NL, LU, DE and FR. Wheels and batteries are heavy; the cart says what they
      cost to move before you pay.</p>
      <h2>Four wheels</h2>
      <p>Come on a pallet, to the kerb. The driver rings half an hour before.</p>
    `,
  },
  payment: {
    summary: "Card, Bancontact, iDEAL, PayPal; garages pay by invoice.",
    policy: copy`
      <h2>Ways</h2>
      <p>Visa, Mastercard, Bancontact, iDEAL or PayPal. Your card is charged when the fit has been checked, not
      before.</p>
      <h2>Garages</h2>
      <p>Thirty days by invoice, opened once with your company number. Write to the counter.</p>
      <h2>Prices</h2>
      <p>With VAT and with the legal deposit on batteries. Both stand on the invoice.</p>
    `,
  },
  return: {
    summary: "60 days, unmounted; deposits come back with the old part.",
    policy: copy`
      <h2>It does not fit</h2>
      <p>Then we read the number wrong, and the return is ours: label, carriage, and the right part the same night.</p>
      <h2>You changed your mind</h2>
      <p>Sixty days, unmounted, in the box it came in. You pay the way back.</p>
      <h2>Mounted</h2>
      <p>A part that was bolted on is used. If it failed, that is warranty and not a return.</p>
      <h2>Old parts</h2>
      <p>Calipers and batteries carry a deposit. Send the old core in the new box; the money is back within a week of
      its arrival.</p>
    `,
  },
  privacy: {
    summary: "Your address, your orders, your chassis number. Nobody buys them from us.",
    policy: copy`
      <h2>What we keep</h2>
      <p>What an invoice needs, and the chassis number as long as the warranty runs, so that we know what was sold for
      which car. Cards stay with the payment provider.</p>
      <h2>Who sees it</h2>
      <p>The carrier sees the address, the bookkeeper the invoice, the mechanic the chassis number. Nobody else.</p>
      <h2>Cookies</h2>
      <p>Those for cart and sign-in are needed. Others wait for your yes.</p>
      <h2>Getting it</h2>
      <p>Write to counter@camber.example. You get all of it within a week; what the tax office does not need is deleted
      the same day.</p>
    `,
  },
  service: {
    summary: "Two years on every part, checked against the chassis number.",
    policy: copy`
      <h2>The check</h2>
      <p>Leave your chassis number with the order. Before the box is closed a mechanic looks it up. If the part is
      wrong, we stop the order and call.</p>
      <h2>Warranty</h2>
      <p>Two years on everything, five on discs against warping. Send a photo of the part and of the place where it sat;
      most cases are settled with that.</p>
      <h2>Torque and drawings</h2>
      <p>Printed inside the lid. Lost the lid? Send the part number by WhatsApp.</p>
    `,
  },
}
