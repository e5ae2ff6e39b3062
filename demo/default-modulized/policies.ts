import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Two to four days, tracked, free from $49 within the United States.",
    policy: copy`
      <h2>When it leaves</h2>
      <p>What you order by two in the afternoon, Portland time, leaves the same day. What you order later leaves the
      next working morning. Dana packs, and she wraps teapots twice.</p>
      <h2>How long it takes</h2>
      <ul>
        <li>United States: two to four working days, UPS or USPS.</li>
        <li>Canada: four to six working days.</li>
        <li>Great Britain and the European Union: five to eight working days.</li>
        <li>Japan, Australia and the Emirates: seven to twelve working days.</li>
      </ul>
      <p>You get a tracking number by e-mail as soon as the label is printed. If the parcel has not moved for three
      days, write to us before you write to the carrier; we have a better telephone number.</p>
      <h2>What it costs</h2>
      <p>Freight is worked out from the real weight of your goods and shown in the cart before you give us an address.
      Within the United States it starts at $4.90 and is free from $49. Other countries have their own limit, shown
      next to the price.</p>
      <h2>Customs</h2>
      <p>Outside the United States, duty and import tax may be asked for at the door. We declare what is in the box at
      what you paid for it. Please do not ask us to write “gift”.</p>
      <h2>If it arrives broken</h2>
      <p>Keep the box, take two pictures, send them within a week. We replace first and argue with the carrier
      later.</p>
    `,
  },
  privacy: {
    summary: "We keep what we need to send you a parcel, and we do not sell any of it.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Your name, address, e-mail, telephone number and what you bought. We need the first four to deliver and the
      last to help when something breaks a year later. If you only look around, we count the visit and not the
      visitor.</p>
      <h2>Who else sees it</h2>
      <ul>
        <li>The carrier sees your name, address and telephone number.</li>
        <li>The payment company sees your card; we never do.</li>
        <li>Our accountant sees invoices, because the law says so.</li>
      </ul>
      <p>Nobody else. We do not sell, swap or rent addresses, and we have been asked.</p>
      <h2>Cookies</h2>
      <p>Some keep your cart, your currency and your sign-in. Others tell us which shelf is dusty. The second kind
      waits until you agree, and refusing costs you nothing.</p>
      <h2>The letter</h2>
      <p>One a month, if you asked for it. Every letter has a link at the foot that ends it with one click and no
      survey.</p>
      <h2>How long, and how to end it</h2>
      <p>Orders stay with us for seven years, as tax law asks. Everything else we delete when you close your account,
      or when you write to hello@quarter.shop and say please. You may also ask for a copy of all we have. It is
      usually one page and takes Moira a day.</p>
    `,
  },
  payment: {
    summary: "Card, PayPal, Apple Pay or bank transfer; you pay exactly the amount you saw.",
    policy: copy`
      <h2>Ways to pay</h2>
      <ul>
        <li>Visa, Mastercard and American Express.</li>
        <li>PayPal, without leaving the checkout for long.</li>
        <li>Apple Pay and Google Pay where your device offers them.</li>
        <li>Bank transfer, for which we hold the goods for five days.</li>
      </ul>
      <h2>When we charge</h2>
      <p>At once, when you press the button. If we find that we cannot send something, you get that part back the same
      day and a letter that explains it.</p>
      <h2>Currencies</h2>
      <p>The shop counts in dollars and shows euros and pounds as well. We set the rates ourselves and change them
      rarely. The rate you saw in the cart is frozen in your order, so what is charged is what you read. Your bank may
      add a fee of its own; that one is between you and the bank.</p>
      <h2>Tax</h2>
      <p>Prices include the taxes we have to collect. Sales tax in American states where we must charge it is part of
      the price and written on the invoice.</p>
      <h2>If a payment fails</h2>
      <p>Your order waits for twenty-four hours with the goods put aside. Try again from the order page with the same
      card or another one. After that the order closes by itself and the goods go back on the shelf. Nobody rings you
      about it.</p>
      <h2>Invoices</h2>
      <p>One comes with every order, as a page you can print. If it needs a company name, put that in the remark.</p>
    `,
  },
  service: {
    summary: "A person answers, everything is repaired or replaced for two years.",
    policy: copy`
      <h2>A person answers</h2>
      <p>WhatsApp from nine to six, Portland time, every day; usually within ten minutes. E-mail by the next working
      morning. The telephone is for those who like it. Dana knows about orders and parcels, Luis about large
      quantities, Moira about returns and repairs.</p>
      <h2>The two-year promise</h2>
      <p>If a thing stops doing what it is for within two years, we repair it, or replace it, or give the money back,
      in that order. You do not need the box. You do need the order number, or the e-mail address you used.</p>
      <ul>
        <li>Handles, wheels, seals, buckles and straps: we keep the parts and send them free.</li>
        <li>Enamel, glaze and leather: send a picture first, most things can be saved.</li>
        <li>Anything with a battery: we pay the way here and back.</li>
      </ul>
      <h2>What it does not cover</h2>
      <p>Wear that comes from use. Leather darkens, brass goes brown, canvas fades. A mug that met a tile floor is a
      sad thing but not a fault; ask anyway, we sometimes have a second.</p>
      <h2>After two years</h2>
      <p>Write to us. We still repair what can be repaired, and charge for the part but not for the time.</p>
      <h2>If you are not content with us</h2>
      <p>Say so to hello@quarter.shop with the word “complaint” in the subject. One of the four buyers reads each of
      these and answers by name.</p>
    `,
  },
  return: {
    summary: "Thirty days to change your mind, and we pay the way back.",
    policy: copy`
      <h2>Thirty days</h2>
      <p>They begin on the day the parcel arrives. You may open it, hold it, put it on the table and look at it in the
      evening light. You may not cook in it and then decide.</p>
      <h2>How it works</h2>
      <ul>
        <li>Open the order and press Return. Choose the pieces and tell us why; one line is enough.</li>
        <li>Use the printed label from the parcel, or ask for a new one. It costs you nothing.</li>
        <li>Hand it in within ten days and give us the number, so we can watch for it.</li>
        <li>Your money is on its way within three working days of the parcel reaching Wharf Street.</li>
      </ul>
      <p>You get back what you paid for those pieces, less their share of a coupon if you used one. A gift that came
      with the order stays yours, even when the order does not.</p>
      <h2>What cannot come back</h2>
      <p>Candles that have burned, inks that have been opened, and anything stamped with your initials. Sculptures
      only by agreement.</p>
      <h2>Outside the United States</h2>
      <p>The label in the parcel works in Canada, Great Britain and the European Union. From other countries, please
      post it the cheapest tracked way and send us the receipt; we pay it back together with the refund.</p>
      <h2>Broken on arrival</h2>
      <p>That is not a return, it is our mistake. Send two pictures and keep everything.</p>
    `,
  },
}
