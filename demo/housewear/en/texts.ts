import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"

export const pages: TranslatedCatalogue["pages"] = {
  about: {
    title: "A house in Al Mareija",
    description: "Hilal in Sharjah: three floors, thirty-one workshops and ten years of repairs.",
    content: copy`
      <p>Hilal is the new moon, the first light: the family goes up to the roof to look for it, then comes down to light
      the house. It is also a house: number 41 in Al Mareija, three floors, a staircase that complains, and a kitchen
      that holds all the sample cups.</p>
      <h2>Thirty-one workshops</h2>
      <p>None of them has more than nine people. The potter is in Ajloun, the basket maker in Fayoum, the iron is cast
      near Sidon, and the bulbs come from an engineer in Tangier who lets nothing leave her bench with a buzz in it.</p>
      <h2>How a piece enters our house</h2>
      <ul>
        <li>Salma lives with it for a whole season.</li>
        <li>Huda tries to break it, then to repair it.</li>
        <li>Mazen carries it up the stairs and down again, twice.</li>
      </ul>
      <p>About one in six stays.</p>
      <h2>By the piece and by the dozen</h2>
      <p>Most of what we sell goes to homes with one table. The rest goes to cafés, guest houses and offices, at prices
      written on every piece, and the same for everyone.</p>
    `,
  },
  contact: {
    title: "Talk to Salma",
    description: "WhatsApp, the shop’s telephone, or house 41 in Al Mareija, Sharjah, Saturday to Thursday.",
    content: copy`
      <p>Salma answers what goes with what. Mazen is for cafés and hotels. Huda is for repairs.</p>
      <ul>
        <li><strong>WhatsApp</strong>: +971 50 555 0177, within the hour as long as the lamps are lit</li>
        <li><strong>Telephone</strong>: +971 6 555 0141</li>
        <li><strong>E-mail</strong>: hello@hilal.example, answered the same working day</li>
        <li><strong>The house</strong>: House 41, Al Mareija, Sharjah, Saturday to Thursday, ten to nine</li>
      </ul>
      <h2>A picture helps</h2>
      <p>Of the corner, the crack or the table. One from the door and one from where you sit.</p>
    `,
  },
  "cafes-and-hotels": {
    title: "Cafés and hotels",
    description: copy`
      Quantity prices, an invoice, delivery on pallets and a colour of your own: how houses with many tables buy from
      Hilal.
    `,
    content: copy`
      <h2>Quantities</h2>
      <p>Quantity prices are written on every piece and reckoned in the basket. Nobody has to ask for them.</p>
      <h2>The inquiry list</h2>
      <p>For whatever needs a date, a pallet or a print. Put the pieces on it, write the numbers, and tell us when you
      open. The answer reaches you within a working day.</p>
      <ul>
        <li>A colour of your own from 144 cups, after two samples.</li>
        <li>Your print on bags from 50, on flasks from 50.</li>
        <li>One pallet, without foam, on the promised day.</li>
      </ul>
      <h2>Replacements</h2>
      <p>We keep every colour for five years. The cup that breaks in the third is replaced in the very same oat.</p>
    `,
  },
}

export const news: TranslatedCatalogue["news"] = [
  {
    title: "How to oil a wooden board, once a year",
    summary: "A rag, a spoonful of linseed oil and a day off.",
    content: copy`
      <p>Wash it, and leave it standing to dry until the next day. A board that is damp inside does not drink oil.</p>
      <p>A spoonful of linseed oil on a rag, along the grain, on both faces and on the edge that everyone forgets. Wait
      an hour. Wipe off what is still wet; what went in stays for a year.</p>
      <p>Hang the rag outdoors. Linseed oil heats up by itself when folded, and that is better not learned by
      experience.</p>
    `,
  },
  {
    title: "Where to put the second lamp",
    summary: "Lower than the first, and not beside it.",
    content: copy`
      <p>The first lamp goes where you read. That one is easy. The second goes where you look when you stop reading: at
      the other end of the room, below the eye, in front of something with a colour.</p>
      <p>Not beside the television. Not on the same side as the first. And if you can see the bulb from your seat, turn
      the shade, or move the seat.</p>
      <p>The third goes in the window, for those who are outside.</p>
    `,
  },
  {
    title: "A visit to the basket maker of Fayoum",
    summary: "Cut in February, woven in March, gone by June.",
    content: copy`
      <p>Behind his house grow eleven kinds of willow, and he has a name for each, four of them fit to print. The rods
      for our basket are cut in February, when the sap is quiet and his fingers are cold.</p>
      <p>A basket takes three hours, or two hours and one song by Umm Kulthum. We asked for two hundred a year and he
      said a hundred and forty, then asked what we do with our old addresses. We keep them.</p>
    `,
  },
  {
    title: "Four leaning teapots, every Thursday",
    summary: "Why we sell what cannot be sold.",
    content: copy`
      <p>Out of every forty teapots, thirty-six stand straight. The other four pour just as their sisters do, and look
      as if they had heard a joke.</p>
      <p>They stand on the table on Thursdays from ten, each with a note that says what it did wrong. By eleven there
      are none left. We have a customer who now owns nine.</p>
    `,
  },
]
