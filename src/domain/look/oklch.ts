import type { Colour } from "./token-colours.ts"

/** A colour as the eye orders it: lightness from 0 to 1, chroma, and hue in degrees. */
type Oklch = { lightness: number; chroma: number; hue: number }

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const gamma = (share: number) => 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055)

/** Björn Ottosson's OKLab, as CSS Color 4 has it. */
export function oklchOf([red, green, blue]: Colour): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

const CHROMA_STEPS = 12

/** The colour on a screen: where a screen has none so strong, the strongest of the same lightness and hue. */
export function screenColour({ lightness, chroma, hue }: Oklch): Colour {
  let [low, high] = isOnScreen(rgb(lightness, chroma, hue)) ? [chroma, chroma] : [0, chroma]
  for (let step = 0; step < CHROMA_STEPS; step++) {
    const middle = (low + high) / 2
    if (isOnScreen(rgb(lightness, middle, hue))) low = middle
    else high = middle
  }
  const [red, green, blue] = rgb(lightness, low, hue)
  return [clamp(red), clamp(green), clamp(blue)]
}

const clamp = (part: number) => Math.min(255, Math.max(0, part))
const isOnScreen = (colour: Colour) => colour.every((part) => part > -0.5 && part < 255.5)

function rgb(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
