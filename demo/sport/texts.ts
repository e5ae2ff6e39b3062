import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "Tested at five in the morning by people with jobs",
    description: copy`
      Split Athletics of Eugene, Oregon: nine people who train with every piece of gear for twelve weeks before
      selling it.
    `,
    content: copy`
      <p>A negative split is a race in which the second half is faster than the first. It means you held back when it
      was easy and had something left when it was not. We liked the idea enough to name a shop after it.</p>
      <h2>The crew</h2>
      <p>Nine people in Eugene, Oregon. A nurse, two teachers, a roofer, a welder, a swim coach, somebody from the tax
      office and two who only do this. Before we stock a thing, we train with it for twelve weeks. Rain, rust, dropped
      from the rack. What breaks goes back to the maker with notes. What survives gets a number and a sixty-day
      promise.</p>
      <h2>Numbers</h2>
      <ul>
        <li>12 weeks on test, no exceptions for famous brands.</li>
        <li>60 days to return it, used.</li>
        <li>317 things refused this year.</li>
      </ul>
      <p>812 Track Lane, the door with the dent. Come before six and you can lift.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Coach’s line",
    description: "WhatsApp a coach, call +1 503 555 0172 or come to 812 Track Lane in Eugene, Oregon.",
    content: copy`
      <p>Fastest first.</p>
      <ul>
        <li><strong>WhatsApp a coach</strong>: +1 503 555 0172, 7 am to 7 pm Pacific, about ten minutes</li>
        <li><strong>E-mail</strong>: crew@split.run, same day if you write before four</li>
        <li><strong>Come by</strong>: 812 Track Lane, Eugene, Oregon 97401, Tuesday to Saturday, six to six</li>
      </ul>
      <h2>Before you write</h2>
      <p>Asking about a weight? Tell us what you lift now and for how many reps. Asking about a size? Tell us what you
      wear and whether you like it. Asking about an order? The number from the e-mail saves us both a lap.</p>
      <p>Makers: send two of the thing and stay calm. Twelve weeks is twelve weeks.</p>
    `,
  },
  {
    slug: "fit-guide",
    pageType: 4,
    title: "Which weight, which size",
    description: copy`
      How to choose a kettlebell, a ball, a grip and a deck without guessing, by the coaches of Split Athletics.
    `,
    content: copy`
      <h2>Kettlebell</h2>
      <p>Press it overhead five times. If the fifth looks like the first, it is your swing weight. If the fifth is
      ugly, it is your press weight. If there is no fifth, it is furniture.</p>
      <ul>
        <li>New to it: 8 or 12 kg.</li>
        <li>Lifts already: 16 kg.</li>
        <li>Works outdoors for a living: 20 kg, and do not show off.</li>
      </ul>
      <h2>Racket grip</h2>
      <p>Hold it, then slide the index finger of the other hand between fingertips and palm. It should just fit.
      Between two sizes, take the smaller.</p>
      <h2>Deck</h2>
      <p>Shoe size up to 42: eight inches. Above: eight and a quarter. Mostly ramps: add another quarter and stop
      reading forums.</p>
      <h2>Mat</h2>
      <p>Lie down on the floor with your arms up. Measure. Now you know whether you need the long one.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "New drop: Comp kettlebells, 4 to 32 kg",
    summary: "Eight weights, one size. Landed Thursday, 6 am.",
    picture: "kettlebell-0.webp",
    daysAgo: 3,
    content: copy`
      <p>They came on a truck at six and the crew had them out of the crates by ten past. Eight weights from 4 to 32
      kilos, all of them the same size on the outside, so your rack position stays where you learned it.</p>
      <p>We tried bells from five foundries. Two had seams, one had filler you could hear, one was perfect and cost
      what a bicycle costs. The fifth is this one: one casting, raw handle, milled base.</p>
      <p>Twelve weeks, about nine thousand swings, one garage door. The finish chips where it meets other iron.
      Nothing else happened, which is what you want from a kettlebell.</p>
      <p>The 32 sold out before breakfast. <strong>More in three weeks.</strong></p>
    `,
  },
  {
    title: "The test log: what we refused in spring",
    summary: "Eighty-one things came in. Six stayed. Names withheld, reasons given.",
    picture: "banner-sport.webp",
    daysAgo: 10,
    content: copy`
      <p>Eighty-one samples between March and June. Six got a number. Here is what the rest had in common.</p>
      <ul>
        <li>Nineteen were fine and no better than what we have. Fine is not enough reason to fill a truck.</li>
        <li>Fourteen smelled. One cleared a garage.</li>
        <li>Eleven broke before week four, three of them in the hand of the swim coach, who is gentle.</li>
        <li>A rack arrived with holes drilled by an optimist.</li>
        <li>A smart rope needed an account to be skipped with.</li>
      </ul>
      <p>The others failed on small things: a zip, a screw you need a special key for, a claim we could not repeat.
      Every maker got our notes. Nine have sent a second version already, and two of those are on test as you read
      this.</p>
    `,
  },
  {
    title: "Negative splits for people with jobs",
    summary: "Four weeks, three runs a week, one rule: the way home is faster.",
    picture: "smart-watch-0.webp",
    daysAgo: 17,
    content: copy`
      <p>You do not need a track. You need a place to turn round.</p>
      <h2>Weeks one and two</h2>
      <p>Run out for twenty minutes at a pace where you could tell somebody about your day. Turn. Come home in
      nineteen. If you cannot, you went out too hard, which you did.</p>
      <h2>Weeks three and four</h2>
      <p>Same course. Now home in eighteen on Wednesday and on Sunday. Friday stays easy both ways; Friday is where it
      gets built.</p>
      <p>Set the watch to Negative Split and let it buzz. Write the two numbers in the log and nothing else. After
      four weeks most of the crew took a minute off their 10k without one interval. Joan took two, but Joan had been
      holding back since 1996.</p>
    `,
  },
  {
    title: "Look after your hands",
    summary: "File, wash, balm, sleep. Chalk is not a personality.",
    picture: "balm-jar-0.webp",
    daysAgo: 29,
    content: copy`
      <p>A callus is armour until it has an edge. Then it is a handle for the bar to tear. So keep it flat.</p>
      <ul>
        <li>After a shower, file until you cannot feel a ridge with your thumb.</li>
        <li>Wash off the chalk. All of it; it keeps drying you out while you sleep.</li>
        <li>Balm at night, a fingertip for both hands.</li>
      </ul>
      <p>Torn already? Clean it, trim what is loose, cover it, and swing with the other arm for three days. Do not
      glue it. Somebody on the crew glued it, and it was a long week for him.</p>
      <p>On the bell itself: hold the handle in the fingers and not in the palm. Most torn hands we see are a grip
      problem that bought a lot of balm.</p>
    `,
  },
  {
    title: "Eugene Half: two hundred totes, one morning",
    summary: "Thank you for running. Sorry about the bags.",
    picture: "tote-bag-0.webp",
    daysAgo: 44,
    content: copy`
      <p>Two thousand one hundred starters, two thousand and sixty across the line, one proposal at mile eleven (yes)
      and a dog who did the last kilometre in under four minutes and had no number.</p>
      <p>We had ordered too many totes, so two hundred went on the site on Monday at six. By nine they were gone. To
      the person who wrote in capitals: you are right, three per head was too many. Next year it is one.</p>
      <p>The water stations used four thousand paper cups and no bottles. We are working on that. Lost property is at
      Track Lane: eleven single gloves, a retainer, and a very good hat that Marcus is trying not to wear.</p>
    `,
  },
  {
    title: "Bring us your dead plates",
    summary: "20% back on new bumpers for a picture of worn ones.",
    picture: "barbell-plate-0.webp",
    daysAgo: 58,
    content: copy`
      <p>Rubber dies slowly and then in one afternoon. A hub works loose, the plate starts to ring, and one day it
      opens like a book. Please do not wait for that day; it tends to be leg day.</p>
      <p>Any brand, any age. Take a picture in which we can see the damage and your order number on a piece of paper.
      We pay 20% of your new set back to your card within three days. If you live within an hour of Eugene, bring the
      old ones: they are cut up and laid as flooring in school gyms. Three so far, the fourth is Roosevelt Middle, in
      June.</p>
      <p>Iron plates do not die. If you have iron plates, you have heirlooms.</p>
    `,
  },
]
