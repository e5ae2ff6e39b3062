import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "One shop, four quarters",
    description: copy`
      Quarter is a general store in Portland, Maine: four buyers, four rooms and nothing we would not use ourselves.
    `,
    content: copy`
      <p>Quarter began in 2014 as one table in the corner of a chandler’s shop on Wharf Street. The chandler retired;
      the table stayed and grew legs. Today we are eleven people, four of whom buy.</p>
      <h2>Four rooms</h2>
      <p>Everything we sell belongs to the kitchen, the desk, the living room or the road. If it would not earn a
      place in ours, it is not here. The back room, where we pack, sells its boxes too, because people kept
      asking.</p>
      <h2>Four buyers</h2>
      <ul>
        <li><strong>Agnes</strong> buys for Kitchen. She owns nine casseroles and cooks for one.</li>
        <li><strong>Piet</strong> buys for Desk and writes to suppliers by hand.</li>
        <li><strong>Noor</strong> buys for Living and measures everything twice.</li>
        <li><strong>Ines</strong> buys for Travel and moved house with a handbag.</li>
      </ul>
      <p>Come by: 41 Wharf Street, Portland, Maine. We are open until seven and the coffee comes in the mugs we
      sell.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Talk to us",
    description: "WhatsApp from 9 to 6, telephone, e-mail or across the counter at 41 Wharf Street in Portland, Maine.",
    content: copy`
      <p>A person answers, usually within ten minutes.</p>
      <ul>
        <li><strong>WhatsApp</strong> and telephone: +1 207 555 0148, nine to six, every day</li>
        <li><strong>E-mail</strong>: hello@quarter.shop, answered by the next working morning</li>
        <li><strong>Shop</strong>: 41 Wharf Street, Portland, Maine 04101, ten to seven, Sundays from noon</li>
      </ul>
      <h2>Who to ask for</h2>
      <p>Dana for orders and parcels. Luis for quantities, companies and anything with a price on request. Moira for
      returns and repairs; she also cut the print on the beach tote and likes to hear about it.</p>
      <h2>Press and makers</h2>
      <p>If you make something, send one, not a catalogue. We live with it for a season and then write you an honest
      letter, whatever we decide.</p>
    `,
  },
  {
    slug: "how-we-choose",
    pageType: 4,
    title: "How we choose",
    description: "For every thing on our shelf, twenty-four stayed off it: how four buyers test what Quarter sells.",
    content: copy`
      <p>For every thing on our shelf, twenty-four stayed off it. Last year we looked at 9,600 things and kept
      402.</p>
      <h2>One season at home</h2>
      <p>Each buyer lives with a sample for three months before it gets a price tag. It is used on weekdays, washed
      wrongly once and lent to somebody careless. What comes back whole goes on the long list.</p>
      <h2>Four questions</h2>
      <ul>
        <li>Does it do its job better than what I already own?</li>
        <li>Can it be repaired, and will the part exist in five years?</li>
        <li>Do I know who made it, by name?</li>
        <li>Would I give it to someone whose opinion I fear?</li>
      </ul>
      <h2>What we drop</h2>
      <p>Twice a year we take things off the shelf again. We say which and why, in the notebook, even when it is our
      own fault.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "How to season a walnut board, and when to stop",
    summary: "Oil it, wait, oil it again. Then read this before the third time.",
    picture: "cutting-board-0.webp",
    daysAgo: 4,
    content: copy`
      <p>A new board arrives with two coats of linseed oil in it. It will drink a third after about a month, when the
      surface turns pale and feels like paper.</p>
      <p>Wash it, let it dry standing up for a night, then rub in a spoonful of oil with your hand. A cloth takes more
      than the wood does. After twenty minutes wipe off whatever is still wet. That is all.</p>
      <h2>When to stop</h2>
      <p>Put a drop of water on it. If the drop still stands after five minutes, the board has had enough. More oil
      will not go in; it will sit on top, go sticky and collect crumbs. We have seen boards killed by kindness, and
      they smelled of it.</p>
      <p>Twice a year is right for most kitchens. Never olive oil, and never the dishwasher, not even once, not even
      when you are tired.</p>
    `,
  },
  {
    title: "We dropped eleven products. Here is why",
    summary: "A peeler, two lamps and eight others left the shelf this spring.",
    picture: "banner-general.webp",
    daysAgo: 12,
    content: copy`
      <p>Twice a year the four buyers sit down with the returns book. Whatever comes back too often, or comes up in
      letters for the wrong reason, is put in the middle of the table.</p>
      <ul>
        <li>The Coast peeler: lovely in the hand, blunt by August.</li>
        <li>Two reading lamps: the maker changed the switch to a worse one and did not tell us.</li>
        <li>Five scented things: we smelled them again, soberly.</li>
        <li>The linen apron: it shrank. Twice. After we had said it would not.</li>
        <li>A bread bin and a door stop nobody could defend.</li>
      </ul>
      <p>If you own one of them, the two-year promise goes on as before. Parts stay in the drawer. Should you have
      bought the apron, write to Moira; she has a letter ready and it is a generous one.</p>
    `,
  },
  {
    title: "Packing for three days in one cabin case",
    summary: "Ines does it in eleven minutes. The trick is shoes first, then nothing.",
    picture: "suitcase-0.webp",
    daysAgo: 18,
    content: copy`
      <p>I travel about forty times a year for this shop, and I have never checked a bag since Lisbon, where mine is
      still going round.</p>
      <p>Shoes first, heel to toe along the wheels, with socks inside. Trousers go across the case with their legs
      hanging out; shirts on top, rolled; then fold the legs back over everything. It makes one soft parcel that does
      not crease because nothing has a corner.</p>
      <p>The flat half is for what you need on the way: washing things, charger, a jumper, the all-borders adapter.
      Close it while it is still easy to close.</p>
      <p>Then the rule that matters: <strong>you may not add anything</strong>. If you think of something on the
      stairs, you do not need it. If it is your passport, you do.</p>
    `,
  },
  {
    title: "The spring table is set",
    summary: "Baskets, pots and linen for the first lunch outside.",
    picture: "banner-default.webp",
    daysAgo: 27,
    content: copy`
      <p>Every March we clear the long table by the window and lay it for a lunch that is still too cold to have. This
      year there is a willow basket in the middle, the Marsh teapot beside it and a row of coral mugs, because after
      five months of Maine one needs coral.</p>
      <p>The baskets come from two brothers in Portugal who cut willow only in February. There are twenty-two of them
      and there will be no more until June. The slow fan is on the table as an act of faith.</p>
      <p>From $160 we put an Amber candle in the parcel, travel size, while the table stands. It stands until it is
      warm enough to eat outside, or until Agnes needs the table.</p>
    `,
  },
  {
    title: "A visit to Harbour Pottery",
    summary: "Forty mugs an hour, a radio, and a dog who is not allowed near the speckle.",
    picture: "mug-1.webp",
    daysAgo: 41,
    content: copy`
      <p>The shed stands below the tide line, behind a wall that has failed twice since 1974. Ruth throws, her son
      glazes, a radio does the talking. Forty mugs an hour before lunch, thirty after.</p>
      <p>We had asked for a thinner wall. Ruth made us one, poured tea into it and put it next to the old shape. After
      ten minutes she handed us both. We withdrew the question.</p>
      <p>The handle is pulled, not moulded, and set on by eye. That is why it takes three fingers: hers. The jade
      glaze is copper and wood ash and comes out different at the back of the kiln; the dark ones go to whoever asks
      for them. <strong>Write “dark jade” in the remark</strong> and Dana will choose.</p>
    `,
  },
  {
    title: "Why we now sell our boxes",
    summary: "You asked about the parcel more often than about what was in it.",
    picture: "shipping-box-0.webp",
    daysAgo: 63,
    content: copy`
      <p>Since we changed to boxes with a folding floor, about one letter in thirty has been about the box. Where
      from, how much, could we have ten. A potter in Ohio asked for four hundred.</p>
      <p>So there is a new shelf, called the back room. It holds what we ship with and nothing else: three sizes of
      box, the paper tape that does not squeak and the pink mailer that cannot be lost. The prices fall with the
      number, and the minimum is small because we remember being small.</p>
      <p>We do not print your logo on anything. Buy a stamp; it looks better, and it gives the youngest person in your
      company something important to do on Fridays.</p>
    `,
  },
]
