import { copy } from "../../copy.ts"
import type { TranslatedGoods } from "../../translated-catalogue.ts"

export const quiet: Record<string, TranslatedGoods> = {
  "H-1190": {
    name: "Knot sculpture",
    subtitle: "A knot of clay on stone",
    description: copy`
      <p>A knot that cannot be undone and need not be. Shaped from a single coil, dried for six weeks, and fired
      once.</p>
      <p>It does nothing. People fall silent beside it for a moment and then go on talking, and that is what quiet
      things are made for.</p>
    `,
    attributes: [
      { name: "Height", value: "27 cm" },
      { name: "Clay", value: "Unglazed earthenware" },
      { name: "Base", value: "Limestone or walnut" },
      { name: "Signature", value: "Underneath, by Huda" },
    ],
    specs: [{ name: "Clay", values: ["Terracotta", "Chalk"] }],
  },
  "H-2210": {
    name: "Shafaq bulbs, pair",
    subtitle: "E27, sunset light, dims without a buzz",
    description: copy`
      <p>Most lamps are not glaring; their bulbs are. These give what a forty-watt bulb used to give, and a little
      warmer, like the sky after sunset.</p>
      <p>Sold as a pair, because a room needs two lamps, and because one of them always ends up in the corridor.</p>
    `,
    attributes: [
      { name: "Light", value: "470 lumens, 2200 kelvin" },
      { name: "Power", value: "4.5 watts" },
      { name: "Lasts", value: "25,000 hours" },
      { name: "Dims", value: "Down to 5 percent" },
    ],
    specs: [{ name: "Glass", values: ["Milky", "Clear", "Amber"] }],
  },
  "H-2300": {
    name: "Sahra string lights",
    subtitle: "Twenty-one bulbs, 10 metres",
    description: copy`
      <p>Twenty-one small suns on a rubber cord that is not afraid of dew. Over the balcony in spring, over the bookcase
      in Ramadan, and nobody takes them down in between.</p>
      <p>A second string plugs into the end, and a third, up to ten. After that the fuse has an opinion.</p>
    `,
    attributes: [
      { name: "Length", value: "10 m" },
      { name: "Bulbs", value: "21 E14 bulbs, replaceable" },
      { name: "Outdoors", value: "Withstands spray (IP44)" },
      { name: "Plug", value: "Three metres before the first bulb" },
    ],
    specs: [{ name: "Cord", values: ["Black", "White", "Green"] }],
  },
  "H-3050": {
    name: "Raha hand balm",
    subtitle: "Beeswax and olive oil, 60 ml",
    description: copy`
      <p>For hands that have washed dishes or watered the garden. Beeswax and olive oil from Nablus, and nothing that
      needs a dictionary.</p>
      <p>Sold from two jars: one by the basin and one by the door, and both are always somewhere else.</p>
    `,
    attributes: [
      { name: "Contents", value: "60 ml" },
      { name: "Ingredients", value: "Beeswax, olive oil, almond oil" },
      { name: "Keeps", value: "18 months" },
      { name: "Jar", value: "Comes back to us or stays with you" },
    ],
    specs: [{ name: "Jar", values: ["Brown glass", "Milk and gold", "Forest"] }],
  },
}
