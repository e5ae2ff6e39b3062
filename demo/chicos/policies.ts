import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Two days within the United States, free from $120; three to eight days anywhere else we go.",
    policy: copy`
      <h2>When it leaves</h2>
      <p>Ordered before two in the afternoon, New York time, it leaves the same day. After two, the next one. Sundays it
      rests.</p>
      <h2>How long it takes</h2>
      <ul>
        <li>The United States: two days, three to Alaska and Hawaii.</li>
        <li>Canada: three to five days.</li>
        <li>Europe and Great Britain: three to six days.</li>
        <li>Japan, Korea, Australia and the Emirates: five to eight days.</li>
      </ul>
      <h2>What it costs</h2>
      <p>Six dollars at home, nothing from $120. Elsewhere what the carrier asks; you see it before you pay. Duties are
      in the price for Canada, Great Britain and the European Union.</p>
      <h2>How it arrives</h2>
      <p>In a grey box, wrapped in white, tied with blush ribbon, whoever it is for. The box is returned to by cats.</p>
    `,
  },
  privacy: {
    summary: "We know what you bought and where it went. The rest is yours.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Your name, your address, your orders, and what you wrote to us, so that whoever answers has read it.</p>
      <h2>What we do not keep</h2>
      <ul>
        <li>The number of your card. The bank has it; we have the last four digits, as on a receipt.</li>
        <li>What you looked at and did not buy. We all do that.</li>
        <li>Anything about the person the gift is for, beyond the door it goes to.</li>
      </ul>
      <h2>Who sees it</h2>
      <p>The carrier, the bank, and the four of us. Nobody is sold anything.</p>
      <h2>The letter</h2>
      <p>Four a year and one word in each. Stop it with the line at its foot; it stops on the same day.</p>
      <h2>To be forgotten</h2>
      <p>Write to hello@odile.example. What the tax office does not need is gone within the week.</p>
    `,
  },
  payment: {
    summary: "Visa, Mastercard, Apple Pay and PayPal. Charged when it leaves, not before.",
    policy: copy`
      <h2>With what</h2>
      <ul>
        <li>Visa and Mastercard.</li>
        <li>Apple Pay.</li>
        <li>PayPal.</li>
      </ul>
      <h2>In which currency</h2>
      <p>Prices are in dollars. You may read and pay them in euros or pounds at the rate of the day, which is fixed with
      your order.</p>
      <h2>When it does not work</h2>
      <p>Nothing is taken and your bag stays as it is for a day. Most cards work the second time; we do not know why
      either.</p>
      <h2>Baskets and other things to order</h2>
      <p>Half when we begin, half when we have sent you a picture of it finished.</p>
    `,
  },
  service: {
    summary: "Pearls are knotted anew, clasps and seams mended, for as long as we are here. It is free.",
    policy: copy`
      <h2>Mended for free</h2>
      <p>Seams, clasps, hinges, heels of handles, threads of pearls. Not for a year or two: for as long as there is an
      Odile. Bring it or send it; we pay the way back.</p>
      <h2>How</h2>
      <ul>
        <li>Write to us with a picture of what happened. You need not say how.</li>
        <li>We send a label. Put it in any box.</li>
        <li>Ten days for leather, three weeks for pearls: one woman knots them, and she will not be hurried.</li>
      </ul>
      <h2>Pearls</h2>
      <p>Have them knotted anew every third year if you wear them, every tenth if you look at them.</p>
      <h2>To ask</h2>
      <p>WhatsApp is the quickest. Margot knows the goods, Teo knows where your parcel is.</p>
    `,
  },
  return: {
    summary: "Thirty days, worn once in front of a mirror, sent back on us.",
    policy: copy`
      <h2>Thirty days</h2>
      <p>Wear it in front of your own mirror, in your own light. If it is not you, it comes back on us, and the money
      goes back the way it came within three days of our seeing it.</p>
      <h2>How</h2>
      <ul>
        <li>Open the order and press Return. The label is there.</li>
        <li>Any box, any paper. Keep the ribbon.</li>
        <li>Abroad, tell us first: the form for the customs is ours to fill.</li>
      </ul>
      <h2>What stays with you</h2>
      <p>Lipstick that was opened, scent that was sprayed, belts that were cut, baskets that were fitted to your
      plates.</p>
      <h2>Gifts</h2>
      <p>The person who got it may return it to us. You will not hear of it.</p>
    `,
  },
}
