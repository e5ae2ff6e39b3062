import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "The whole racket",
    description: "HONK, merch from Damen Avenue in Chicago: runs of 400 since 2014, and your logo from 50.",
    content: copy`
      <p>In 2014 Dee Okafor had a bike shop, a birthday coming and forty plain mugs. She painted a clown horn on each,
      because the lane outside was full of cars that did not use theirs kindly. They sold out before the cake.</p>
      <h2>What we do</h2>
      <p>We make ordinary things louder. A mug, a cap, a bag: the thing first, the joke second. If it would not be good
      without the joke, we do not print it.</p>
      <h2>Why 400</h2>
      <ul>
        <li>It is what one pot of ink makes.</li>
        <li>It is what four people can pack in a week and still be nice to each other.</li>
        <li>It means that you will not meet yourself on the train.</li>
      </ul>
      <h2>Who</h2>
      <p>Dee draws. Marcus prints. Ola and Wren pack and answer. The horn on the wall is real and may be honked.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Shout",
    description: "WhatsApp, telephone +1 312 555 0148, or 418 Damen Ave in Chicago, weekdays nine to six.",
    content: copy`
      <p>Somebody on Damen Avenue answers. Usually within the hour, usually with the radio on.</p>
      <ul>
        <li><strong>WhatsApp and telephone</strong>: +1 312 555 0148</li>
        <li><strong>E-mail</strong>: hey@honk.example, answered the same weekday</li>
        <li><strong>The shop</strong>: 418 Damen Ave, Chicago IL 60622, weekdays 9 to 6</li>
      </ul>
      <h2>Your logo?</h2>
      <p>Send it as it is and say how many. You get a drawing within a day and a price that does not move.</p>
      <h2>Sold out?</h2>
      <p>Leave your address at the thing itself. If one comes home, you are the first to know.</p>
    `,
  },
  {
    slug: "your-logo",
    pageType: 4,
    title: "Your logo, from 50",
    description: "Mugs, caps, bags and notes with your logo, from fifty pieces: proof in a day, made in three weeks.",
    content: copy`
      <h2>How it goes</h2>
      <ul>
        <li>Monday: you send a logo, a napkin or a photograph of a van.</li>
        <li>Tuesday: you get a drawing of it on the thing, and a price.</li>
        <li>Next Monday: a sample is on your desk.</li>
        <li>Three weeks later: all of it is.</li>
      </ul>
      <h2>What it takes</h2>
      <p>Fifty of one thing, up to four colours. Offices, teams, bands, weddings; one divorce so far, and it was a good
      mug.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "Drop 07 is out: the commute",
    summary: "A bottle, a cap, a notebook and something to shut the bus up.",
    picture: "tumbler-0-angle.webp",
    daysAgo: 2,
    content: copy`
      <p>Four things for the part of the day that nobody pays you for. The Long Haul keeps coffee hot longer than the Red
      Line takes, which we timed. The Lane Six cap is back in bone. Loud notes has numbers on its pages now, because you
      asked, several of you in capitals.</p>
      <p>And the Shut-Ups. We took them on the 49 bus at half past five. We heard nothing. It was beautiful.</p>
    `,
  },
  {
    title: "Why we do not reprint",
    summary: "Someone offered to buy 4,000. We said no, and then we had a lie down.",
    picture: "backpack-0-close.webp",
    daysAgo: 13,
    content: copy`
      <p>A chain with a very nice letterhead wanted four thousand School Runs in mustard. It would have paid for the roof.
      We said no before we could think about it.</p>
      <p>There are 400 of them because somebody in each town should have one, and nobody should have the same one as
      their boss. The roof is being paid for by mugs.</p>
    `,
  },
  {
    title: "The stairwell test",
    summary: "Four floors, one mug, and what the concrete said.",
    picture: "mug-0-close.webp",
    daysAgo: 25,
    content: copy`
      <p>Priya wrote that her mug survived a stairwell. We have a stairwell. We had eleven mugs with a wrong glaze. You
      see where this goes.</p>
      <p>Nine of eleven made it to the ground floor. The two that did not were thrown, which Marcus now admits.</p>
    `,
  },
  {
    title: "Honk in person, first Friday of the month",
    summary: "The press runs, the door is open, the horn is on the wall.",
    picture: "enamel-pin-1.webp",
    daysAgo: 39,
    content: copy`
      <p>Come and pull a print. Bring a shirt that deserves it. There is soup until there is no soup.</p>
      <p>The horn over the door is from a 1961 fire engine and may be honked once per visitor. The neighbours have been
      told; the neighbours get mugs.</p>
    `,
  },
]
