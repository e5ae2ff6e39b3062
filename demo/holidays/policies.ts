import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Two days in the United Kingdom, tracked; 3.90, and nothing from 50.",
    policy: copy`
      <h2>When it leaves</h2>
      <p>Ordered before two, it leaves York the same day, Sundays excepted, because the van sings in a choir. Hampers and
      wreaths leave Monday to Thursday, so that nobody spends a weekend in a depot.</p>
      <h2>How long it takes</h2>
      <ul>
        <li>United Kingdom: one to two days.</li>
        <li>Ireland: two to four.</li>
        <li>Belgium, France, Germany, the Netherlands: three to five.</li>
        <li>Denmark, Italy, Poland, Spain, Sweden: four to seven.</li>
        <li>United States: six to ten, and a customs officer who may be humming.</li>
      </ul>
      <h2>Last post before the day</h2>
      <p>The dates stand at the foot of every page. They are our dates and not the carrier’s: we have been let down
      before.</p>
      <h2>What it costs</h2>
      <p>3.90 within the United Kingdom and nothing from 50. Elsewhere by weight; the cart says how much before you
      pay.</p>
    `,
  },
  privacy: {
    summary: "A list, checked once, and kept to ourselves.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Name, address, e-mail, telephone and what you bought, since it has to be sent and the Revenue wants to know. Six
      years, then it goes.</p>
      <h2>Presents</h2>
      <p>Where a parcel goes to somebody else, we keep that address until it has arrived and the time for sending it back
      is over. We never write to them. It was a surprise.</p>
      <h2>Cookies</h2>
      <p>The needed ones hold your cart and your sign-in. Others only with your yes, which can be taken back at the foot
      of every page.</p>
      <h2>Your list</h2>
      <p>Write to bells@wenceslas.example and we send everything we hold within a week, and delete what the law lets us
      delete.</p>
    `,
  },
  payment: {
    summary: "Card, PayPal; invoice with thirty days for trade.",
    policy: copy`
      <h2>Ways</h2>
      <p>Visa, Mastercard, American Express and PayPal for everyone. Invoice with thirty days for hotels, offices and
      shops that have bought from us once before.</p>
      <h2>Prices</h2>
      <p>In pounds, with VAT. Other currencies are shown to save you the sum and are charged as shown.</p>
      <h2>By the case</h2>
      <p>Prices for more pieces stand on every good and count over all its colours: six claret and six fir are twelve.</p>
      <h2>When you pay</h2>
      <p>When you order. Things that are made for you, with your name or your drawing, half then and half when they
      leave.</p>
    `,
  },
  service: {
    summary: "Someone picks up, even on the twenty-third.",
    policy: copy`
      <h2>Wrapping</h2>
      <p>Free, in three papers, with ribbon and a card in a hand that can be read. Say so in the note of your order: stripe,
      dot or kraft. Until the nineteenth of December, by which time we cannot feel our thumbs.</p>
      <h2>Broken</h2>
      <p>Glass breaks. If it was broken when you opened it, send a photograph and the next one leaves the same day. If the
      cat did it, there is a spare in the box.</p>
      <h2>Windows</h2>
      <p>Mr Okafor measures, draws, prices and hangs, within eighty miles of York. Further away he draws and tells you how
      to hang.</p>
      <h2>The telephone</h2>
      <p>Monday to Saturday, nine to six; on the twenty-third until the last one has been calmed.</p>
    `,
  },
  return: {
    summary: "Until 31 January, even with the tag off.",
    policy: copy`
      <h2>Until the end of January</h2>
      <p>What was bought from October on may come back until 31 January, with or without its tag, and no one is asked who
      gave it.</p>
      <h2>What cannot</h2>
      <ul>
        <li>Wreaths and hampers, which do not keep.</li>
        <li>Things with your name or your drawing on them.</li>
        <li>Perfume and balm that have been opened.</li>
      </ul>
      <h2>How</h2>
      <p>Use the box it came in. Within the United Kingdom the label is in it and costs nothing; the money is back within
      five days of the parcel.</p>
    `,
  },
}
