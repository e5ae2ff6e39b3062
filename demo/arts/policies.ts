import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const policies: Catalogue["policies"] = {
  shipping: {
    summary: "Leaves within three days, crated and insured; free above €90 in Belgium and its neighbours.",
    policy: copy`
      <h2>How we pack</h2>
      <p>Works travel in crates that Joris cuts to their shape, with foam on all six sides. Paper and canvas travel
      rolled, the picture outwards, in a tube that you can stand on. Tubes and bottles go upright in honeycomb.</p>
      <h2>When</h2>
      <ul>
        <li>Materials: the next working day.</li>
        <li>Works: within three days, since a crate takes an afternoon.</li>
        <li>Belgium, the Netherlands, Germany, France: one to three days on the road.</li>
        <li>The rest of Europe: three to six. Elsewhere: seven to twelve.</li>
      </ul>
      <h2>What it costs</h2>
      <p>It is reckoned by weight and shown in the basket before you pay. Above €90 we pay for Belgium and its
      neighbours; a crate is never charged, and you may keep it. Several people do.</p>
      <h2>At the door</h2>
      <p>Open the lid while the driver is there. If anything has moved, take one picture and send it to the desk the
      same day: everything is insured from our door to yours, and we do the writing.</p>
      <h2>Or fetch it</h2>
      <p>Choose “fetch” in your note with the order. It stands behind the desk with your name on it, for a month.</p>
    `,
  },
  privacy: {
    summary: "We keep your order and your address, and sell neither.",
    policy: copy`
      <h2>What we keep</h2>
      <p>Your name, your address, what you bought and what you wrote to us. For works also the number of the edition, so
      that we can tell you, in twenty years, that it is real.</p>
      <h2>What we do not keep</h2>
      <ul>
        <li>Card numbers. The bank has them and tells us yes or no.</li>
        <li>What you looked at, beyond your own browser, unless you allow it.</li>
        <li>Pictures of your walls. We look, we answer, we delete.</li>
      </ul>
      <h2>Who sees it</h2>
      <p>The carrier sees the address. The insurer sees the value of a crate. The maker learns that a work has been
      placed and in which city, never with whom, unless you would like to meet.</p>
      <h2>The invitation card</h2>
      <p>Four cards a year, if you asked for them. One word ends it.</p>
      <h2>Ask</h2>
      <p>Write to desk@passepartout.example. You get everything we hold within a week, and we correct or delete what the
      law allows us to.</p>
    `,
  },
  payment: {
    summary: "Card, Bancontact or PayPal; one charge, the sum on the button.",
    policy: copy`
      <h2>How</h2>
      <ul>
        <li>Visa and Mastercard.</li>
        <li>Bancontact.</li>
        <li>PayPal.</li>
        <li>By instalments for works above €400: three, without interest. Write to the desk first.</li>
      </ul>
      <h2>When</h2>
      <p>With the order, once, the sum that stands on the button. Your bank may ask for a code before anything is
      moved.</p>
      <h2>Currencies</h2>
      <p>We reckon in euros and show dollars and pounds as well. The rate is fixed with the order, also for what we pay
      back.</p>
      <h2>Red dots and coupons</h2>
      <p>Reduced prices apply by themselves. Then comes what the basket earns, then one coupon of yours, in that order,
      and the basket shows each step.</p>
      <h2>If it fails</h2>
      <p>Nothing is lost. The order holds your work for a day; try again from its page, or let it go back on the
      wall.</p>
    `,
  },
  service: {
    summary: "Ask the desk: somebody who has used the thing will answer.",
    policy: copy`
      <h2>Before you buy</h2>
      <p>Ask what you like. Fatou mixes a drop of any two colours and sends you the picture; Joris tells you whether your
      wall will carry it. They will also tell you when you need nothing.</p>
      <h2>What we stand for</h2>
      <ul>
        <li><strong>Works</strong>: that they are what the label says, for as long as there is a label.</li>
        <li><strong>Colour</strong>: the lightfastness printed on it. If it fades sooner, we replace it and tell the
        maker.</li>
        <li><strong>Brushes</strong>: no hair lost after the first wash, for a year.</li>
        <li><strong>Lamps, clocks and stools</strong>: five years.</li>
      </ul>
      <h2>Repairs</h2>
      <p>Clay breaks. Send us the pieces and we find somebody who is good at it; twice the repair has become the better
      half of the work.</p>
      <h2>Schools and studios</h2>
      <p>From ten pieces of a material there are better prices, shown on its page. For a whole class, write to the desk
      with a list and a date.</p>
    `,
  },
  return: {
    summary: "Thirty days on your wall, then decide.",
    policy: copy`
      <h2>Thirty days</h2>
      <p>A picture cannot be judged in a shop. Hang it, walk past it, argue about it. If the light disagrees, send it
      back within thirty days.</p>
      <h2>How</h2>
      <ul>
        <li>Open the order, choose Return, say which piece and why. Why helps us most.</li>
        <li>We send a label within a day. From Belgium and its neighbours it is free.</li>
        <li>Use the crate or the tube it came in. That is what it is for.</li>
        <li>The money leaves when it is back and whole, in about two days.</li>
      </ul>
      <h2>Materials</h2>
      <p>Unopened: thirty days as well. Opened tubes, bottles and jars stay with you, unless something is wrong with
      them; then write, and keep them anyway.</p>
      <h2>Editions</h2>
      <p>A number that comes back goes on the wall again under the same number. Yours is not given to anybody in the
      meantime.</p>
      <h2>Broken on the way</h2>
      <p>One picture to the desk on the same day is enough. We send another, or the money, as you like.</p>
    `,
  },
}
