import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"

export const policies: TranslatedCatalogue["policies"] = {
  shipping: {
    summary: copy`
      One to three days within the Emirates for AED 20, free from AED 300; paper, straw and string in the box.
    `,
    policy: copy`
      <h2>When it leaves</h2>
      <p>What you order before noon on a working day leaves Al Mareija that afternoon. Stools and large orders leave the
      next morning, because it takes two people to bring them down the stairs.</p>
      <h2>How long it takes</h2>
      <ul>
        <li>The Emirates: one to three working days.</li>
        <li>Saudi Arabia, Kuwait, Qatar, Bahrain and Oman: two to four.</li>
        <li>Jordan: three to six. Lebanon and Egypt: four to seven. Iraq: four to eight.</li>
        <li>Morocco and Europe: five to nine. The United States: one to two weeks.</li>
      </ul>
      <h2>What it costs</h2>
      <p>AED 20 within the Emirates, and nothing from AED 300. Elsewhere it goes by weight; the basket tells you how
      much before you pay.</p>
      <h2>How we pack it</h2>
      <p>Paper, straw and string. No plastic and no foam. Keep the box; whatever comes back travels safely in it.</p>
    `,
  },
  privacy: {
    summary: "We know your address because you gave it to us. Nobody else will.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Your name, address, e-mail, telephone number and what you bought: to send it, to repair it for ten years, and
      because the tax office asks.</p>
      <h2>What we do not do</h2>
      <p>We do not sell addresses, not even to the basket maker of Fayoum, who once asked.</p>
      <h2>Cookies</h2>
      <p>The necessary ones keep your basket and your sign-in. The others come only with your consent, which you can
      withdraw at the foot of any page.</p>
      <h2>When you leave</h2>
      <p>Write to hello@hilal.example. We send you everything we have within a week, and delete the same day whatever
      the law lets us delete.</p>
    `,
  },
  payment: {
    summary: "Card, Apple Pay, Tabby or PayPal; an invoice for cafés and hotels.",
    policy: copy`
      <h2>Ways to pay</h2>
      <p>Visa, Mastercard, Apple Pay, Tabby and PayPal, or cash on delivery. Registered cafés, guest houses and offices
      may pay by invoice within thirty days.</p>
      <h2>Prices</h2>
      <p>In Emirati dirhams, value added tax included. Dollars and euros for those who prefer them, and what is written
      is what is paid.</p>
      <h2>By the dozen</h2>
      <p>The quantity counts across all colours of a piece: six cups in oat and six in coral make a full dozen.</p>
      <h2>On request</h2>
      <p>A piece without a price carries your print or your colour. Put it on the inquiry list with the number you
      need.</p>
    `,
  },
  service: {
    summary: "We repair what we sell for ten years. If we cannot, we send another, with an apology.",
    policy: copy`
      <h2>Ten years</h2>
      <p>If something breaks within ten years, we repair it. If we cannot repair it, we apologise and send another. If
      there is no other left, we give the money back, and the apology stands.</p>
      <h2>How</h2>
      <p>Send Huda a picture, and she will tell you whether it has to travel. Most lamps do not: a shade or a switch
      comes by post, with a drawing that shows how.</p>
      <h2>What we do not repair</h2>
      <p>Candles. And vases that have met a football.</p>
      <h2>Advice</h2>
      <p>Photograph your corner and send it to Salma. She will tell you where the second lamp goes, even if it is not
      one of ours.</p>
    `,
  },
  return: {
    summary: "Sixty days to live with it. And we collect it from your door.",
    policy: copy`
      <h2>Sixty days</h2>
      <p>A piece needs to live in a room for a while. If you do not take to each other, write to us within sixty days;
      the courier collects it from your door, at our expense.</p>
      <h2>The money</h2>
      <p>Goes back the way it came, within five days of the box climbing our stairs.</p>
      <h2>Used pieces</h2>
      <p>They may come back even if used. You do not know a pot until you have cooked in it. A candle that has been lit,
      however, is yours.</p>
      <h2>What carries your print</h2>
      <p>Bags and flasks with your mark on them stay with you, unless the mistake was ours.</p>
    `,
  },
}

export const offlineWays: TranslatedCatalogue["offlineWays"] = {
  cash: "You pay the courier on delivery, in cash or by card.\nWe call you on the morning of the delivery.",
}
