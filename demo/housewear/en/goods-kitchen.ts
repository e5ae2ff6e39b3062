import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const kitchen: Record<string, TranslatedGoods> = {
  "H-4010": {
    name: "Friday pot",
    subtitle: "Enamelled cast iron, 4.2 l",
    description: copy`
      <p>The pot for Friday lunch. It wants three hours, a bone and some patience, and forgives everything except cold
      water on a hot lid.</p>
      <p>Cast near Sidon, enamelled three times, with a steel knob on the lid that does not mind the oven. It will still
      be on the table the day your grandchildren argue over who gets it.</p>
    `,
    attributes: [
      { name: "Holds", value: "4.2 l, for six people" },
      { name: "Iron", value: "Cast, enamelled inside and out" },
      { name: "Heat", value: "All hobs, oven to 250 °C" },
      { name: "Weight", value: "5.6 kg with lid" },
    ],
    specs: [{ name: "Enamel", values: ["Flame", "Deep blue", "Sage"] }],
  },
  "H-4110": {
    name: "Mouneh jars, pair",
    subtitle: "Glass, beech stopper",
    description: copy`
      <p>A tall one for the pasta and a short one for what is left of it. The stopper is turned, not pressed, and sits
      on a ring that lasts.</p>
      <p>For the whole mouneh, the year’s pantry: rice, lentils, za’atar and, in one house we know, Lego bricks.</p>
    `,
    attributes: [
      { name: "Holds", value: "2.1 l and 0.9 l" },
      { name: "Glass", value: "Borosilicate" },
      { name: "Stopper", value: "Beech or walnut, silicone ring" },
      { name: "Cleaning", value: "Glass in the dishwasher, wood by hand" },
    ],
    specs: [{ name: "Stopper", values: ["Beech", "Walnut"] }],
  },
  "H-4040": {
    name: "Asriya teapot",
    subtitle: "Oat glaze, brass handle, 1.1 l",
    description: copy`
      <p>Our potter in Ajloun makes forty teapots a week and keeps thirty-six. The other four lean a little, and we sell
      them in the shop on Thursdays to people who love that kind of thing.</p>
      <p>It pours without a drop too many. We know that everyone says so; bring a white handkerchief and try.</p>
    `,
    attributes: [
      { name: "Holds", value: "1.1 l, four cups" },
      { name: "Strainer", value: "Pierced at the root of the spout" },
      { name: "Clay", value: "Lead-free stoneware" },
      { name: "Made in", value: "Ajloun, Jordan" },
    ],
    specs: [{ name: "Glaze", values: ["Oat", "Sea green", "Ink"] }],
  },
  "H-4130": {
    name: "Nishara chopping board",
    subtitle: "Oiled solid wood, 42 cm",
    description: copy`
      <p>Nishara is what falls from wood when it is planed, and this is what was left: a board with a handle, a loop to
      hang it by, and a corner rounded by hand because it is the one that always finds the knee.</p>
      <p>Oil it once a year. We have written down how.</p>
    `,
    attributes: [
      { name: "Length", value: "42 cm" },
      { name: "Wood", value: "Walnut or oak, from the cedar mountains" },
      { name: "Finish", value: "Linseed oil" },
      { name: "Loop", value: "Leather" },
    ],
    specs: [{ name: "Wood", values: ["Walnut", "Oak"] }],
  },
  "H-4020": {
    name: "Sabah cup",
    subtitle: "Speckled stoneware, 0.35 l",
    description: copy`
      <p>A handle for three fingers, a foot that leaves no ring, and a rim so thin you forget it. We drink from nothing
      else, which is why the sample shelf is empty.</p>
      <p>Cafés order it by the pallet. The oat glaze hides the marks of spoons for about four years.</p>
    `,
    attributes: [
      { name: "Holds", value: "0.35 l" },
      { name: "Clay", value: "Lead-free stoneware" },
      { name: "Cleaning", value: "Dishwasher, tested for 2,000 washes" },
      { name: "Stacking", value: "Three high, safely" },
    ],
    specs: [{ name: "Glaze", values: ["Oat", "Turquoise", "Coral"] }],
  },
  "H-4050": {
    name: "Darb flask",
    subtitle: "Steel, bamboo lid, half a litre",
    description: copy`
      <p>A companion for the road. It keeps hot things hot for eight hours and cold things cold for a whole day, silent
      in the bag, and just heavy enough that you notice when you leave it in the car.</p>
      <p>With your mark on it from fifty pieces, engraved by laser so that it stays.</p>
    `,
    attributes: [
      { name: "Holds", value: "Half a litre" },
      { name: "Keeps", value: "8 hours hot, 24 cold" },
      { name: "Steel", value: "18/8, double wall" },
      { name: "Height", value: "24 cm" },
    ],
    specs: [{ name: "Colour", values: ["Sand", "Turquoise", "Brick"] }],
  },
}
