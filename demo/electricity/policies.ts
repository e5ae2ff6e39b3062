import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Ordered by 18:00, with the driver tonight; free from 150 € in Germany.",
    policy: copy`
      <h2>Tonight</h2>
      <p>What is on the shelf and ordered by 18:00 leaves with the night driver and is on the site, in the yard or behind
      the side door by ten the next morning. In Bremen and round about we bring it ourselves.</p>
      <h2>Further away</h2>
      <ul>
        <li>Germany: one to two days.</li>
        <li>Austria, Switzerland, the Netherlands, Denmark: two to four days.</li>
        <li>Rest of Europe: three to six days.</li>
        <li>Elsewhere: seven to twelve days.</li>
      </ul>
      <h2>What it costs</h2>
      <p>By weight. Nothing from 150 € in Germany. Reels and motors are heavy, and the cart says so before you pay.</p>
      <h2>Pallets</h2>
      <p>From three hundred kilos a pallet is cheaper. Ask with your list, we say when.</p>
    `,
  },
  payment: {
    summary: "Card, PayPal, transfer; trade accounts pay in thirty days.",
    policy: copy`
      <h2>Ways</h2>
      <p>Card, PayPal or transfer. With a transfer the goods are put aside at once and leave when the money is there.</p>
      <h2>Trade account</h2>
      <p>Thirty days, opened once with an extract from the trade register. Prices are the same: the tier counts, not the
      customer.</p>
      <h2>Prices</h2>
      <p>Without VAT for the trade, with VAT where the law wants it. Both stand on the invoice.</p>
    `,
  },
  return: {
    summary: "Sixty days for unopened packs, carriage ours.",
    policy: copy`
      <h2>Too many</h2>
      <p>Unopened packs come back for sixty days. Write, we send a label, the carriage is ours.</p>
      <h2>Wrong</h2>
      <p>If we packed the wrong article, keep what you need to finish the day. The right one leaves tonight.</p>
      <h2>Broken</h2>
      <p>A picture is enough up to fifty euros. Above that we want to see it, because the maker will ask us.</p>
      <p>Cable that was cut to length stays where it is.</p>
    `,
  },
  privacy: {
    summary: "Name, address, what you bought. Nothing is sold, nothing is shared.",
    policy: copy`
      <h2>What we keep</h2>
      <p>What stands on an invoice, and your mail address so that the slip reaches you. Cards stay with the payment
      provider.</p>
      <h2>Who sees it</h2>
      <p>The carrier sees the address, the bookkeeper the invoice. Nobody else.</p>
      <h2>Cookies</h2>
      <p>Those for cart and sign-in are needed. Others wait for your yes.</p>
      <h2>Getting it</h2>
      <p>Write to theke@ferrule.example. You get all of it within a week; what the tax office does not want is deleted
      the same day.</p>
    `,
  },
  service: {
    summary: "Two years on everything, ten on the range 55, and somebody who answers.",
    policy: copy`
      <h2>Warranty</h2>
      <p>Two years on everything, ten years on the flush range 55. Keep the number, not the carton.</p>
      <h2>Spare parts</h2>
      <p>Rockers, lids, seals and knobs can be ordered singly for fifteen years after the last edition that shows
      them.</p>
      <h2>Help</h2>
      <p>On the telephone until 18:00. After that the catalogue knows nearly everything that we know.</p>
    `,
  },
}
