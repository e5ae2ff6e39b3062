import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Ordered by eight in the evening, with you tomorrow; free from $35 in the United States.",
    policy: copy`
      <h2>Tomorrow</h2>
      <p>What you order by 8 pm leaves Joliet the same night. In the lower forty-eight states it is with you the next day
      or the one after; the page of each thing says which.</p>
      <h2>What it costs</h2>
      <ul>
        <li>From $35: nothing.</li>
        <li>Below: $4.90, whatever it weighs up to a kilo.</li>
        <li>Abroad: by weight, shown in the cart before you pay.</li>
      </ul>
      <h2>In one hour</h2>
      <p>Write “pick up” and the store into the note of your order. It stands behind the Blue Desk an hour later, for a
      week.</p>
      <h2>Batteries</h2>
      <p>Power banks and jump starters travel by road only. Beyond the sea they take a ship, and so do we, in spirit.</p>
    `,
  },
  privacy: {
    summary: "We keep what the receipt needs. What is on your phone stays on your phone.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Your name, your address and your receipts, because the warranty hangs on them.</p>
      <h2>What we do not look at</h2>
      <ul>
        <li>Pictures, messages and anything else on a device on the desk. It is repaired with the screen off.</li>
        <li>Card numbers. The bank has them and says yes or no.</li>
        <li>What you looked at here, unless you have allowed it below.</li>
      </ul>
      <h2>Old devices</h2>
      <p>Everything that is traded in is wiped three times and signed for. You can have the slip.</p>
    `,
  },
  payment: {
    summary: "Cards, PayPal, Apple Pay or bank transfer. Nothing is charged before it leaves.",
    policy: copy`
      <h2>How you pay</h2>
      <p>Visa, Mastercard, PayPal and Apple Pay at once; a bank transfer holds your things for five days.</p>
      <h2>When</h2>
      <p>The amount is reserved when you order and charged when the parcel leaves. What we cannot send is never
      charged.</p>
      <h2>Two prices</h2>
      <p>Between the shelf and this page the lower one counts. Show either.</p>
    `,
  },
  service: {
    summary: "Twenty-four months on everything, repaired in store while you wait.",
    policy: copy`
      <h2>Twenty-four months</h2>
      <p>On everything, from the bulb to the laptop. Bring it with or without the box; the receipt is in your account.</p>
      <h2>At the desk</h2>
      <ul>
        <li>Most repairs take ninety minutes.</li>
        <li>You see the price before we open it.</li>
        <li>What we repair is under warranty for another twelve months.</li>
      </ul>
      <h2>A spare while you wait</h2>
      <p>If it takes longer than a day, you get another phone to carry. It is an Orbit 6, and it has seen things.</p>
    `,
  },
  return: {
    summary: "Thirty days, opened or not, at any store or with the label in the box.",
    policy: copy`
      <h2>Thirty days</h2>
      <p>Opened or not, with or without a reason. The label is in the box; any of the 41 stores takes it as well.</p>
      <h2>What it looks like then</h2>
      <p>Used is fine. Broken is a case for the desk, which is usually good news.</p>
      <h2>Money</h2>
      <p>Back on the card within three days of the parcel, at the desk at once. Earbuds come back too; we clean them, and
      sell them as open-box, and say so.</p>
    `,
  },
}
