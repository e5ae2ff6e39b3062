import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Leaves today until 15:00; €6.90, free from €150 in Germany.",
    policy: copy`
      <h2>When</h2>
      <p>What is in stock and ordered until 15:00 leaves Weil am Rhein on the same day. The stock on the page is the
      stock on the shelf, counted each night.</p>
      <h2>How long</h2>
      <ul>
        <li>Germany: one to two days.</li>
        <li>Switzerland: two to three days, duty paid.</li>
        <li>France, Austria, Netherlands: two to four days.</li>
        <li>Rest of Europe: three to six days.</li>
        <li>Elsewhere: six to twelve days.</li>
      </ul>
      <h2>Projects</h2>
      <p>From fifty pieces the cartons come labelled by storey and room, on the day that the site manager names. A day
      earlier they stay with us, at no charge.</p>
    `,
  },
  payment: {
    summary: "Invoice, SEPA, card or PayPal; trade accounts pay in thirty days.",
    policy: copy`
      <h2>Ways</h2>
      <p>Card, PayPal, SEPA or transfer. Trade accounts on invoice, thirty days.</p>
      <h2>Prices</h2>
      <p>Net of VAT for trade accounts, with VAT for everyone else. Both stand on the invoice.</p>
      <h2>Tiers</h2>
      <p>A tier counts pieces of one number, whatever their finish. The ruler on each page shows where your quantity
      stands. In Switzerland and the United States some tiers differ, and the page shows those of your country.</p>
    `,
  },
  return: {
    summary: "30 days, unmounted, in the carton.",
    policy: copy`
      <h2>30 days</h2>
      <p>Anything that was not mounted comes back within thirty days, in its carton. A clamp that has held a wire stays
      with the wire.</p>
      <h2>Projects</h2>
      <p>Up to five percent of a project may come back after the handover. Walls change; we know.</p>
      <h2>Faults</h2>
      <p>If it is our fault, do not send it. Send a picture of the number on the back, and the new one leaves today.</p>
    `,
  },
  privacy: {
    summary: "Name, address, order. Nothing else, and to nobody.",
    policy: copy`
      <h2>What we keep</h2>
      <p>What an invoice needs, and the room list if you have sent one. Room lists are deleted two years after the
      handover.</p>
      <h2>Who sees it</h2>
      <p>The carrier sees the address, the payment provider the amount. Nobody sees the plan.</p>
      <h2>Cookies</h2>
      <p>Those of cart and sign-in are needed. Others ask first.</p>
      <h2>Yours</h2>
      <p>Write to plan@raster71.example. You get all of it in a week, and it is gone the same day if you say so.</p>
    `,
  },
  service: {
    summary: "Thirty years of spare parts, and a planner who answers.",
    policy: copy`
      <h2>Thirty years</h2>
      <p>Frames and rockers of series A fit those of 1996 and will fit those of 2056. Spare parts are kept for thirty
      years after the last catalogue that shows them.</p>
      <h2>Ten years</h2>
      <p>Warranty on everything that has no battery. Two on what has one.</p>
      <h2>Planner</h2>
      <p>On the telephone from 7:30 to 17:00. Have the wall in front of you.</p>
    `,
  },
}
