import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const studio: CatalogueGoods[] = [
  {
    number: "SP-4101",
    name: "Floor mat 6 mm",
    subtitle: "Natural rubber",
    categories: ["studio"],
    tags: ["hot", "new"],
    pictures: ["yoga-mat-0.webp", "yoga-mat-0-close.webp", "yoga-mat-0-angle.webp"],
    description: copy`
      <p><strong>Natural rubber, six millimetres, and it does not creep.</strong></p>
      <p>You can go from plank to lunge on a sealed concrete floor with wet hands and the mat stays where you unrolled
      it.</p>
      <p>It weighs more than the foamy ones. That is the point: what weighs nothing goes nowhere in the wash of an
      open door. The cork block comes with it and is for sitting on, too.</p>
      <ul>
        <li>Smells of rubber for a week. Hang it outside.</li>
        <li><strong>No sun, no oil, no cat.</strong> Two of those are in the test log.</li>
      </ul>
    `,
    attributes: [
      { name: "Grip", value: "94/100, dry and wet" },
      { name: "Cushion", value: "76/100, six millimetres" },
      { name: "Roll-up", value: "68/100, natural rubber is heavy" },
      { name: "Quiet", value: "98/100, burpees included" },
      { name: "Material", value: "Natural rubber, closed cell" },
      { name: "Thickness", value: "6 mm" },
      { name: "Regular", value: "183 × 66 cm" },
      { name: "Long", value: "215 × 66 cm" },
      { name: "With it", value: "Cork block" },
    ],
    specs: [{ name: "Length", values: [{ name: "Regular" }, { name: "Long" }] }],
    variants: [
      { number: "SP-4101-R", values: ["Regular"], price: 58, stock: 64, weight: 2700 },
      { number: "SP-4101-L", values: ["Long"], price: 66, stock: 19, weight: 3150 },
    ],
    tiers: [
      { begin: 8, price: 52 },
      { begin: 24, price: 47, regions: { GB: 48, JP: 50 } },
    ],
    related: ["SP-1016", "SP-4301", "SP-6110"],
    soldBefore: 2760,
    viewedBefore: 41833,
  },
  {
    number: "SP-4301",
    name: "Callus balm",
    subtitle: "Beeswax, 60 ml",
    categories: ["studio"],
    tags: ["under20"],
    pictures: ["balm-jar-0.webp", "balm-jar-0-close.webp", "balm-jar-0-angle.webp"],
    description: copy`
      <p><strong>For hands that met the bar.</strong></p>
      <p>Beeswax, lanolin, calendula, and nothing that tingles to look busy. File the callus flat, wash, rub in a
      fingertip’s worth, go to bed.</p>
      <p>It was mixed by Amara, who swings for a living, after she tore the same spot three Saturdays running. We made
      her write the recipe down.</p>
      <p>Not before training: your handle turns into soap. <strong>After, and at night.</strong> The jar lasts four
      months for one person, or one week in a shared gym bag.</p>
    `,
    attributes: [
      { name: "Contents", value: "60 ml" },
      { name: "Base", value: "Beeswax, lanolin, calendula" },
      { name: "Scent", value: "Faint hay" },
      { name: "Vegan", value: "No, thank the bees" },
    ],
    variants: [{ number: "SP-4301-1", price: 14, stock: 132, weight: 140 }],
    tiers: [
      { begin: 6, price: 12.5 },
      { begin: 36, price: 10.9 },
    ],
    related: ["SP-1016", "SP-4310"],
    soldBefore: 1990,
    viewedBefore: 14230,
  },
  {
    number: "SP-4310",
    name: 'Rigid tape #38 "Stay put" / 100% cotton',
    subtitle: "38 mm × 13.7 m",
    categories: ["studio", "pitch"],
    tags: ["under20", "raceweek"],
    moq: 6,
    pictures: ["tape-roll-0.webp", "tape-roll-0-close.webp", "tape-roll-0-angle.webp"],
    description: copy`
      <p><strong>Tan, dull, strong.</strong></p>
      <p>Thirty-eight millimetres of cotton with zinc-oxide glue that holds an ankle through extra time and comes off
      with a swear and some warm water.</p>
      <p>Tears straight across by hand, even when your hands are cold. No stretch at all; if you want stretch, you
      want another tape and probably another week of rest.</p>
      <p>Sold from six rolls because physios laughed at us when we offered one. Keep it out of the glove box: above
      forty degrees the glue moves to the next layer and stays there.</p>
    `,
    attributes: [
      { name: "Roll", value: "38 mm × 13.7 m" },
      { name: "Material", value: "Cotton, zinc-oxide glue" },
      { name: "Stretch", value: "None" },
      { name: "Latex", value: "Free of it" },
      { name: "Sold in", value: "Six rolls or more" },
    ],
    variants: [{ number: "SP-4310-38", price: 4.6, stock: 640, weight: 110 }],
    tiers: [
      { begin: 24, price: 4.1 },
      { begin: 96, price: 3.6 },
    ],
    related: ["SP-4301", "SP-3301"],
    soldBefore: 8820,
    viewedBefore: 6701,
  },
  {
    number: "SP-4401",
    name: copy`
      Training log for fifty-two weeks of honest numbers, one page a day, with room for the session you did, the one
      you planned and the reason they are not the same
    `,
    subtitle: "A5, sewn, undated",
    categories: ["studio", "garage"],
    tags: ["under20"],
    selfActivity: true,
    pictures: ["notebook-0.webp", "notebook-0-close.webp", "notebook-0-angle.webp"],
    description: copy`
      <p><strong>The watch knows your pulse.</strong></p>
      <p>It does not know that you slept badly, that the knee is talking again, or that you skipped set four and told
      nobody. Write it down.</p>
      <p>One page a day, three lines: planned, done, why. Every Sunday a page for the week, with a box you tick if you
      would do it again. Sewn, so it lies flat on a bench. The cover wipes clean of chalk, mostly.</p>
      <p>Undated. <strong>Start on a Tuesday</strong>, everybody starts on a Monday.</p>
    `,
    attributes: [
      { name: "Size", value: "A5, 384 pages" },
      { name: "Binding", value: "Sewn, lies flat" },
      { name: "Dates", value: "Undated" },
      { name: "Pen", value: "In the loop" },
    ],
    variants: [{ number: "SP-4401-1", price: 18, stock: 88, weight: 480 }],
    tiers: [
      { begin: 10, price: 16 },
      { begin: 50, price: 13.8 },
    ],
    related: ["SP-7101", "SP-1401"],
    soldBefore: 702,
    viewedBefore: 7714,
  },
]
