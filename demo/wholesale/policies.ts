import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Ready stock leaves Rotterdam within two days; the rest is loaded in twelve, sealed and photographed.",
    policy: copy`
      <h2>From Rotterdam</h2>
      <p>Lines marked as ready stock leave within two working days, by parcel up to 300 kg and on pallets above. The fee
      goes by weight and is in the cart before you pay.</p>
      <h2>From Yiwu</h2>
      <p>Everything else is loaded within the days that stand on its page. You get a photograph of the open doors, one of
      the closed ones, and the number of the seal.</p>
      <h2>Sharing a container</h2>
      <p>From half a cubic metre. We say how much room is left and when it closes; what is not paid by then goes into the
      next one.</p>
      <h2>Duty</h2>
      <p>Inside the EU our prices are landed: duty is in them. Elsewhere we name the HS code and ship DAP, and you clear.</p>
    `,
  },
  privacy: {
    summary: "We keep what a trade invoice needs and nothing about you besides.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Company, name, address, VAT number, telephone, what you asked for and what you bought. Inquiries that became no
      order are deleted after a year.</p>
      <h2>Who else sees it</h2>
      <p>The carrier gets the address, customs gets the invoice, the bank gets the amount. Factories get a carton mark and
      never your name.</p>
      <h2>On this page</h2>
      <p>Your cart, your inquiry list and the quantity at the top are kept in your own browser. Counting visitors waits
      for your yes.</p>
      <h2>Your rights</h2>
      <p>Write to desk@landed.trade: you get a copy within a week, and what the tax office does not need is deleted. What
      it needs stays seven years.</p>
    `,
  },
  payment: {
    summary: "Card, PayPal or transfer at once; 30/70 and letters of credit for quoted orders.",
    policy: copy`
      <h2>In the shop</h2>
      <p>Card or PayPal, charged once, in the currency you saw; or a transfer. The rate is fixed with the order.</p>
      <h2>On a quote</h2>
      <ul>
        <li>Bank transfer: 30 percent with the order, 70 against the photograph of the seal.</li>
        <li>Letter of credit at sight from $15,000.</li>
        <li>Thirty days after the third order, if all three were kept.</li>
      </ul>
      <h2>Which step counts</h2>
      <p>The quantity of a line decides its step, and the cart shows how far the next one is. Order reductions come off
      after that, by themselves.</p>
    `,
  },
  service: {
    summary: "A named buyer answers within six hours, and what we promise stands on the invoice.",
    policy: copy`
      <h2>One name</h2>
      <p>Your inquiry belongs to one person. They quote, order, count and call you when something is late, before you
      notice.</p>
      <h2>What we stand for</h2>
      <ul>
        <li><strong>Counts</strong>: short deliveries are credited without a discussion.</li>
        <li><strong>Papers</strong>: certificates are real, current and sent with the quote.</li>
        <li><strong>Colour</strong>: within one shade of the sample, or we make it again.</li>
      </ul>
      <p>What we cannot do: hurry a kiln.</p>
    `,
  },
  return: {
    summary: "Breakage is covered from the third piece in a hundred; claims with a photograph within ten days.",
    policy: copy`
      <h2>Broken or short</h2>
      <p>Send a photograph of the piece and of the carton mark within ten days. Two in a hundred are the trade’s custom;
      from the third on we credit, and usually we credit all of them.</p>
      <h2>Not as the sample</h2>
      <p>Then it is our mistake. We make it again or take it back, and the truck is ours.</p>
      <h2>Not as you hoped</h2>
      <p>Unprinted goods in whole cartons come back within thirty days, less fifteen percent for the way. Printed goods are
      yours: they have your name on them.</p>
      <h2>Samples</h2>
      <p>Six dollars each with the courier, taken off your first order.</p>
    `,
  },
}

export const offlineWays: Catalogue["offlineWays"] = [
  {
    way: "bankTransfer",
    instructions:
      "Landed Trading Ltd., Harbour Bank, Hong Kong\nAccount 012-555-004417-8\nSWIFT HBHKHKHH\nThe container is booked on the day the money is there.",
    days: 10,
  },
]
