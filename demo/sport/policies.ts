import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Order by 4 pm Pacific, ships today; free over $60 in the United States, iron included.",
    policy: copy`
      <h2>Out of the door</h2>
      <p>Order by 4 pm Pacific on a weekday and it leaves today. After four, it leaves tomorrow. Saturday and Sunday
      we train.</p>
      <h2>Split times</h2>
      <ul>
        <li>West coast: one to two days.</li>
        <li>Rest of the United States: two to five days.</li>
        <li>Canada: four to seven days.</li>
        <li>Europe and Great Britain: five to nine days.</li>
        <li>Japan, Korea, Australia, the Emirates: seven to twelve days.</li>
      </ul>
      <p>Heavy orders travel in more than one box. A set of plates may reach you in the wrong order. Do not start a
      program until it is complete.</p>
      <h2>What it costs</h2>
      <p>We weigh what you buy and charge by the kilo, gently. In the United States a 16 kg bell costs $9 to send, and
      nothing at all when the order is over $60. Abroad, iron is expensive to fly and we cannot make it light. The
      cart tells you the fee before you give us a card.</p>
      <h2>At the door</h2>
      <p>Anything above 23 kg comes with a driver who will leave it on the ground floor. Be kind, help with the lift,
      straight back.</p>
      <h2>Lost or late</h2>
      <p>If tracking stands still for three days, message a coach. We send a second one and hunt the first ourselves.
      Customs and duty outside the United States are yours to pay; the value on the form is the price you paid.</p>
    `,
  },
  privacy: {
    summary: "We log your order, not your life: no selling, no sharing, no training data.",
    policy: copy`
      <h2>What we hold</h2>
      <p>Name, address, e-mail, telephone number, what you bought and what you told us about it. That is the whole
      start list.</p>
      <h2>What we do not hold</h2>
      <ul>
        <li>Card numbers. The payment provider has them, we get a yes or a no.</li>
        <li>Anything from your watch. Pulse, routes and sleep stay on your wrist and in your own exports.</li>
        <li>Your age, your weight or your best time over ten kilometres. We may ask. You may lie.</li>
      </ul>
      <h2>Who gets passed the baton</h2>
      <p>The carrier gets your name, address and telephone number. The payment provider gets the amount. Our
      bookkeeper sees invoices. Nobody buys a list from us, and nobody ever has.</p>
      <h2>Cookies</h2>
      <p>The ones that keep your cart and your sign-in run from the gun. The ones that count visitors wait for your
      yes. Adverts at other shops: same rule.</p>
      <h2>Sunday notes</h2>
      <p>If you joined the list, you get training notes on Sunday night and drops before anyone else. One click ends
      it.</p>
      <h2>Getting out</h2>
      <p>Write to crew@split.run. We send you everything we hold within a week, fix what is wrong and delete what the
      tax office lets us delete. Invoices stay seven years; the rest goes the same day.</p>
    `,
  },
  payment: {
    summary: "Card, PayPal or Apple Pay, charged once, in the currency you saw.",
    policy: copy`
      <h2>What we take</h2>
      <ul>
        <li>Visa and Mastercard, credit or debit.</li>
        <li>PayPal.</li>
        <li>Apple Pay, if your phone is already out.</li>
        <li>Invoice for clubs and schools after the first order. Ask a coach.</li>
      </ul>
      <h2>When</h2>
      <p>You pay when you order. One charge, one amount, the one on the button. If your bank wants a code, it asks
      before anything moves.</p>
      <h2>In what</h2>
      <p>Dollars at home, euros and pounds on request: pick the currency at the top of the page. The rate is frozen
      with the order. Refunds go back in the same currency at the same rate, so nobody wins and nobody loses.</p>
      <h2>Coupons and sale prices</h2>
      <p>Sale prices apply by themselves. Order reductions apply by themselves. Then one coupon, yours to choose. They
      run in that order and the cart shows each step. When the watch on a sale stops, the price goes back up; an order
      placed before the stop keeps it.</p>
      <h2>False start</h2>
      <p>A declined card costs you nothing and loses you nothing. The order holds your stock for a day. Try again from
      the order page, or let it run out and we put the iron back on the rack.</p>
      <h2>Trade-in</h2>
      <p>The 20% for worn plates is paid back to the same card within three days of us seeing the photograph. No need
      to post forty kilos of old rubber.</p>
    `,
  },
  service: {
    summary: "A coach answers on WhatsApp in ten minutes, and what breaks goes back to the maker with notes.",
    policy: copy`
      <h2>Ask a coach</h2>
      <p>Not a script. The people on WhatsApp train with this gear and most of them coach. Seven in the morning to
      seven at night, Pacific, ten minutes is normal. They will tell you when you need less than you wanted to
      buy.</p>
      <h2>What we stand behind</h2>
      <ul>
        <li><strong>Iron and steel</strong>: for life against cracks and bends.</li>
        <li><strong>Rubber, canvas and wood</strong>: three years against faults.</li>
        <li><strong>Anything with a battery</strong>: two years, and a new battery at cost after that.</li>
        <li><strong>Decks</strong>: thirty days against delamination. After that it is called skating.</li>
      </ul>
      <h2>How a claim runs</h2>
      <p>Send a picture and one sentence. We decide the same day. If it is our fault a new one leaves today; you keep
      or scrap the old one. If it is wear, we say so and tell you what the part costs.</p>
      <h2>The test log</h2>
      <p>Every report you send goes into the log and to the maker. If three people report the same thing, we stop
      selling it until it is fixed. That has happened eleven times.</p>
      <h2>Clubs, schools, boxes</h2>
      <p>From ten pieces there are better prices, and for floodlights and full racks we come and look. Write to
      crew@split.run with a sketch, even a bad one.</p>
    `,
  },
  return: {
    summary: "Sixty days of hard use, then decide.",
    policy: copy`
      <h2>Sixty days, used</h2>
      <p>Train with it. Drop it, sweat on it, take it out in the rain. If it is not for you by day sixty, send it
      back. We do not want it clean, we want it to have been tried.</p>
      <h2>The drill</h2>
      <ul>
        <li>Open your order, press Return, pick the line, tell us what went wrong. Be blunt.</li>
        <li>We answer the same day with a label. In the United States it is free, also for iron.</li>
        <li>Tape it up, hand it over, enter the tracking number.</li>
        <li>Your money leaves when the parcel is scanned on its way to us. Not when it arrives. We trust you.</li>
      </ul>
      <h2>Abroad</h2>
      <p>You post it, we refund the goods and up to $20 of the postage. For anything over 10 kg, write first: it is
      often cheaper for all of us if you sell it to a neighbour and we refund half.</p>
      <h2>The short list of no</h2>
      <p>Opened tape and balm, for reasons your physio can explain. Test units. A deck snapped clean in the middle,
      although we would like the video.</p>
      <h2>Wrong weight</h2>
      <p>Too light or too heavy is the most common return and the easiest. Swap it once within sixty days and we pay
      both ways. Ask a coach first and you will probably not need to.</p>
    `,
  },
}
