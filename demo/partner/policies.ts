import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "From Duisburg by pallet or parcel; ordered before 15:00, dispatched tomorrow.",
    policy: copy`
      <h2>From stock</h2>
      <p>What is ordered before 15:00 is packed in the late shift and leaves the next morning. The notice of dispatch has
      the number of packages, their weight and the name of the driver's firm.</p>
      <h2>Terms</h2>
      <ul>
        <li>Germany and the Netherlands: DAP, carriage by weight, none from 1,500 €.</li>
        <li>European Union: DAP, none from 4,000 € to Belgium, France, Poland and Austria.</li>
        <li>Elsewhere: FCA Duisburg or DAP, as your order says. Papers for customs are ours.</li>
      </ul>
      <h2>On the day</h2>
      <p>A promised day is counted. If we miss it you hear so the day before, with the new one, and the carriage is
      ours.</p>
      <h2>Pallets</h2>
      <p>Euro pallets are exchanged or charged at 14 €. They are credited when they come back, whatever they look like.</p>
    `,
  },
  payment: {
    summary: "Invoice, 30 days net; transfer or card for a first order.",
    policy: copy`
      <h2>Thirty days</h2>
      <p>Invoice on the day of dispatch, thirty days net, two per cent within ten days. An account is opened within one
      working day with your VAT number and an extract from the register.</p>
      <h2>First order</h2>
      <p>By transfer or card, so that nobody has to wait for a reference.</p>
      <h2>Prices</h2>
      <p>Net, ex works, in euro, fixed until the date in the line above every page. What is on your confirmation stays,
      also when the list changes in between.</p>
    `,
  },
  return: {
    summary: "Claims are answered in writing within two working days; unused stock articles come back for 60 days.",
    policy: copy`
      <h2>A claim</h2>
      <p>Send a picture and the heat number. Within two working days you have a replacement on its way or a report that
      says why not; in both cases in writing, with a name under it.</p>
      <h2>Too many</h2>
      <p>Unused articles from stock, in their carton, come back for sixty days. We credit them in full and charge the
      carriage.</p>
      <h2>Made to drawing</h2>
      <p>What was turned for you stays with you, unless it is not what the drawing says.</p>
    `,
  },
  privacy: {
    summary: "What an order needs, and nothing is sold on.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Name, firm, address, what was asked and what was ordered. Drawings are kept with the order, on our own machines,
      and are seen by the engineer who quotes.</p>
      <h2>Who sees it</h2>
      <p>The carrier sees the address. The payment provider sees the card, we do not.</p>
      <h2>Cookies</h2>
      <p>Those that hold cart and sign-in are needed. Others wait until you say yes.</p>
      <h2>Getting it, deleting it</h2>
      <p>Write to inquiry@rautmann.example. All of it within a week; what the tax office does not need is deleted the
      same day.</p>
    `,
  },
  service: {
    summary: "An engineer on duty, spare parts for twenty years, certificates for ever.",
    policy: copy`
      <h2>Engineer on duty</h2>
      <p>Monday to Friday from 7:00 to 18:00 somebody answers who has measured the part. Outside of that a plant that
      stands still reaches a person under the same number.</p>
      <h2>Spare parts</h2>
      <p>Seals, lids, glasses and kits for twenty years after the last catalogue that shows the article.</p>
      <h2>Certificates</h2>
      <p>Every certificate that left with a delivery can be had again, by its heat number, for as long as the house
      stands. The oldest that was asked for was from 1971.</p>
    `,
  },
}

export const offlineWays: Catalogue["offlineWays"] = [
  {
    way: "invoice",
    instructions:
      "The invoice comes with the goods: thirty days net, two per cent within ten days.\nPlease name the order number when you pay.",
    days: 45,
  },
  {
    way: "bankTransfer",
    instructions:
      "Rautmann GmbH, Handelsbank Duisburg\nIBAN DE00 3505 0000 0200 1962 00\nBIC HBDUDE33XXX\nWe pick the parts on the day the money is there.",
    days: 14,
  },
]
