import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "A doorway on Via Cattedrale",
    description: "Figlia in Ostuni: three sisters, one street, bags, silk and straw by the piece and by the dozen.",
    content: copy`
      <p>Our mother mended handbags in a doorway, number thirty-eight, for forty years. When she stopped there were
      seventy-one bags on the hooks that nobody had fetched, and three daughters who knew how each of them had been
      made.</p>
      <h2>Who does what</h2>
      <ul>
        <li>Sabina cuts. She also mends, on Tuesdays.</li>
        <li>Rita chooses the colours, and is never on time.</li>
        <li>Nina answers the post, the telephone and the shops.</li>
      </ul>
      <h2>Where things come from</h2>
      <p>Leather from Santa Croce sull’Arno, silk from Como, raffia and willow from two cousins in Carovigno, acetate from
      Cadore. What can be sewn on this street is sewn on this street.</p>
      <h2>Two doors</h2>
      <p>The house has two. Through the left one comes who wants one piece for herself. Through the right one comes who
      has a window of her own to fill. Inside it is the same room.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Ask Nina",
    description: "WhatsApp, telephone +39 0831 555 072, or Via Cattedrale 38 in Ostuni. Closed from one to five.",
    content: copy`
      <p>Nina answers. If it is about a seam she turns round and asks Sabina; if it is about a colour she does not have
      to ask, Rita is already talking.</p>
      <ul>
        <li><strong>WhatsApp</strong>: +39 0831 555 072, closed from one to five</li>
        <li><strong>Telephone</strong>: the same number, the same hours</li>
        <li><strong>E-mail</strong>: ciao@figlia.example, answered by evening</li>
        <li><strong>The door</strong>: Via Cattedrale 38, 72017 Ostuni</li>
      </ul>
      <h2>For shops</h2>
      <p>Put pieces on the inquiry list with a number beside each. That is all she needs for a price and a date.</p>
    `,
  },
  {
    slug: "for-shops",
    pageType: 4,
    title: "For shops",
    description: "Tiers, minimums, samples and dates: how boutiques buy at Figlia.",
    content: copy`
      <h2>How an inquiry works</h2>
      <p>Put pieces on the list, say how many and by when. Nina answers by evening with stock, tier price and a delivery
      date. Nothing is bought before you say yes.</p>
      <h2>Tiers and minimums</h2>
      <p>They stand on every piece and count over all its colours. There is no minimum for an order, only for keys and
      stamped books.</p>
      <h2>Samples</h2>
      <p>One of each colour at the price for thirty-six, to keep or to send back within a month.</p>
      <h2>Our stockists</h2>
      <p>Forty-three windows from Porto to Gothenburg. We do not open two on one street.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "How to fold a seventy-centimetre square",
    summary: "Four ways, one of which needs a friend.",
    picture: "silk-scarf-2.webp",
    daysAgo: 4,
    content: copy`
      <p>Corner to corner, then three times the width of two fingers: that is the neck. Knot it at the side, never in
      front, unless you fly aeroplanes.</p>
      <p>Corner to corner and no further: that is the head. The knot goes under the hair at the back, not under the chin,
      where it makes everyone a postcard.</p>
      <p>On the handle of a bag it is wound, not tied, beginning in the middle. The fourth way is at the wrist, and it
      needs somebody else’s hand.</p>
    `,
  },
  {
    title: "Seventy-one bags that nobody fetched",
    summary: "What hung on our mother’s hooks.",
    picture: "handbag-0-close.webp",
    daysAgo: 15,
    content: copy`
      <p>Each had a paper with a name and a day. The oldest was from 1968. We wrote to all of them; nineteen answered,
      eleven came, and one cried.</p>
      <p>The others we opened along the seams, to see. That is how we know that a handle has to be rolled over cord and
      that glue is only for people in a hurry.</p>
      <p>The lock of the Controra is copied from number forty-four, a Signora De Luca, navy, spring of 1979. If you are
      she: it is mended.</p>
    `,
  },
  {
    title: "What sold in Copenhagen",
    summary: "Bottega Nord tells us what goes in a window with four hours of light.",
    picture: "crossbody-bag-2.webp",
    daysAgo: 28,
    content: copy`
      <p>They began with six bags in milk, because it is what one sees from a bicycle. Then the hats, in January, which we
      had advised against. They were gone in nine days.</p>
      <p>Their rule: one piece alone in the window, its price on paper beside it, and the same piece in all colours
      behind the counter. We have stolen it.</p>
    `,
  },
  {
    title: "Rita on terracotta",
    summary: "Why it goes with everything, and when it does not.",
    picture: "lipstick-2.webp",
    daysAgo: 43,
    content: copy`
      <p>It is the colour of the roof, the pot and the knees of children. Skin knows it. So does denim, so does grey, so
      does a green that has some dust in it.</p>
      <p>It does not go with orange, which it takes personally.</p>
    `,
  },
]
