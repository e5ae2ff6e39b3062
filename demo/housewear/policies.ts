import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Two to four days, 5.90 within Denmark and free from 80; paper, straw and string in the box.",
    policy: copy`
      <h2>When it leaves</h2>
      <p>Ordered before noon on a working day, it leaves Mejlgade the same afternoon. Stools and large orders leave the
      next morning, because two people have to carry them down.</p>
      <h2>How long it takes</h2>
      <ul>
        <li>Denmark, Sweden, Germany: two to four working days.</li>
        <li>Norway, the Netherlands, Austria: three to five.</li>
        <li>France, Finland: three to six. Great Britain, Switzerland: four to seven.</li>
        <li>United States: a week or two.</li>
      </ul>
      <h2>What it costs</h2>
      <p>5.90 within Denmark and nothing from 80. Elsewhere by weight; the cart says how much before you pay.</p>
      <h2>What it is packed in</h2>
      <p>Paper, straw and string. No plastic and no foam. Keep the box; things that go back travel better in it.</p>
    `,
  },
  privacy: {
    summary: "We know where you live because you told us. Nobody else learns it.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Name, address, e-mail, telephone and what you bought: to send it, to mend it within ten years, and because the
      tax office asks.</p>
      <h2>What we do not</h2>
      <p>We do not sell addresses, not even to the willow weaver, who asked.</p>
      <h2>Cookies</h2>
      <p>The needed ones hold your basket and your sign-in. Others come only with your yes, which you can take back at
      the foot of every page.</p>
      <h2>Getting out</h2>
      <p>Write to hello@lune.example. You get what we hold within a week, and what the law lets us delete is deleted the
      same day.</p>
    `,
  },
  payment: {
    summary: "Card, MobilePay, Klarna or PayPal; invoice for cafés and hotels.",
    policy: copy`
      <h2>Ways</h2>
      <p>Visa, Mastercard, MobilePay, Klarna and PayPal. Cafés, guest houses and offices with a registration number may
      pay by invoice within thirty days.</p>
      <h2>Prices</h2>
      <p>In euro, with VAT. Kroner and dollars are shown for orientation and charged as shown.</p>
      <h2>By the dozen</h2>
      <p>Steps count over all glazes of one thing: six oat mugs and six coral ones are a dozen.</p>
      <h2>On request</h2>
      <p>What has no price has your print or your glaze on it. Put it on the inquiry list with a number.</p>
    `,
  },
  service: {
    summary: "Mended for ten years. If we cannot, another one comes, with a sorry.",
    policy: copy`
      <h2>Ten years</h2>
      <p>If a thing breaks within ten years we mend it. If we cannot mend it, we say sorry and send another. If there is
      no other, we give the money back and the sorry stays.</p>
      <h2>How</h2>
      <p>Send a photograph to Asta. She says whether it has to travel. Most lamps do not: a shade or a switch comes by
      letter, with a drawing of how.</p>
      <h2>What we cannot mend</h2>
      <p>Candles. Also vases that met a football.</p>
      <h2>Advice</h2>
      <p>Photograph your corner and send it to Signe. She will say where the second lamp goes, also when it is not
      ours.</p>
    `,
  },
  return: {
    summary: "Sixty days to live with it. We fetch it back.",
    policy: copy`
      <h2>Sixty days</h2>
      <p>A thing has to stand in a room for a while. If it does not stay, write within sixty days; the postman fetches it
      from your door and we pay him.</p>
      <h2>The money</h2>
      <p>Goes where it came from, within five days of the box coming up our stairs.</p>
      <h2>Used things</h2>
      <p>May come back used. A casserole has to be cooked in to be known. Candles that were lit are yours.</p>
      <h2>Your print</h2>
      <p>Bags with your sign and bottles with your mark stay with you, unless we got them wrong.</p>
    `,
  },
}
