import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Leaves Lyon within two working days, free in Europe from € 150, by hand in Paris, Lyon and Geneva.",
    policy: copy`
      <h2>From the workshop to you</h2>
      <p>What is finished leaves within two working days. What is on the bench leaves when it is finished; the page of
      the piece says which it is, and the maker does not hurry.</p>
      <h2>How long it travels</h2>
      <ul>
        <li>France: one to two days.</li>
        <li>Europe and Great Britain: two to five days.</li>
        <li>The United States, Canada and the Emirates: four to seven days.</li>
        <li>Japan, Korea and Australia: five to nine days.</li>
      </ul>
      <h2>By hand</h2>
      <p>In Paris, Lyon and Geneva a person brings it, on an afternoon that you choose, and takes the box away again if
      you have no room for boxes.</p>
      <h2>What it costs</h2>
      <p>Within Europe nothing from € 150, below that € 9. Elsewhere we charge what the carrier charges us; you see it
      before you pay. Duty outside the Union is included for the United States, Great Britain and Japan, and due at the
      door elsewhere.</p>
    `,
  },
  privacy: {
    summary: "We keep what a tailor keeps: your name, your sizes, and what we made for you.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Your name and address, what you ordered, which bench made it, and every repair. This is how we can renew a
      handle in thirty years with the right thread.</p>
      <h2>What we do not keep</h2>
      <ul>
        <li>Card numbers: your bank and our payment house have them, we never see them.</li>
        <li>Where you go after you leave this page.</li>
        <li>Initials that were tried and not ordered.</li>
      </ul>
      <h2>Who else sees it</h2>
      <p>The carrier sees your address, the bookkeeper the invoice. Nobody else, for any price; we have been asked.</p>
      <h2>Your letter</h2>
      <p>Six times a year, if you asked for it. One line at the foot ends it the same day.</p>
      <h2>To be forgotten</h2>
      <p>Write to the concierge. We delete what the law lets us delete and tell you what it does not. The entry in the
      bench book we can blacken, and do, with a ruler.</p>
    `,
  },
  payment: {
    summary: "Visa, Mastercard, American Express and PayPal; in three parts from € 500, without interest.",
    policy: copy`
      <h2>How</h2>
      <ul>
        <li>Visa, Mastercard and American Express.</li>
        <li>PayPal.</li>
        <li>By bank, for pieces made to order; the sketch has the details.</li>
      </ul>
      <h2>When</h2>
      <p>A piece in stock is paid when you order it. A piece made for you is paid half with the order and half when it
      is finished.</p>
      <h2>In which money</h2>
      <p>Prices are in euros. You may read and pay them in dollars or pounds; the rate is that of the day and is fixed
      with your order.</p>
      <h2>If it does not go through</h2>
      <p>Nothing is charged and the piece is kept for you for a day. Try again from the order, or ask the concierge,
      who has seen every kind of bank.</p>
    `,
  },
  service: {
    summary: "Every piece is repaired for life, at the bench where it was made.",
    policy: copy`
      <h2>Repairs for life</h2>
      <p>Thread, edges, clasps, linings: for as long as the house stands, whoever owns the bag now. Wear is free in the
      first ten years and costs the material after that. What the dog did costs the hours.</p>
      <h2>How it goes</h2>
      <ul>
        <li>Write to the concierge with three photographs, one of the name inside the flap.</li>
        <li>We send a box. Stuffing paper is in it; please use all of it.</li>
        <li>The bench that made it looks at it and writes to you before touching it.</li>
        <li>It comes back in four to six weeks, with the old parts in an envelope.</li>
      </ul>
      <h2>Monograms</h2>
      <p>Three initials with our compliments on every leather piece, in gold or blind. They take three days and cannot
      be undone, so we ask twice.</p>
      <h2>Advice</h2>
      <p>Monday to Saturday, nine to seven, by telephone or WhatsApp. Solène answers on leather, Mathieu on parcels,
      both on birthdays.</p>
    `,
  },
  return: {
    summary: "Thirty days to return it, collected at your door.",
    policy: copy`
      <h2>Thirty days</h2>
      <p>Put it on the chair in the hall and look at it. If after thirty days it is still a visitor, we collect it at
      your door and give back what you paid, all of it.</p>
      <h2>How</h2>
      <ul>
        <li>Open the order and press Return, or ask the concierge.</li>
        <li>Choose the afternoon. In Europe the collection is free; elsewhere we send a label.</li>
        <li>The money goes back when the piece has been seen in Lyon, within three days.</li>
      </ul>
      <h2>What we cannot take back</h2>
      <p>Pieces with initials, unless we misspelt them. Pieces made to your measure. Scent that has been opened.</p>
      <h2>Exchange</h2>
      <p>Another size or another leather is sent out the day your parcel is collected. We trust you; it has gone well
      since 1921.</p>
    `,
  },
}
