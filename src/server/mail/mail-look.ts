import type { TemplateName } from "../../domain/templates.ts"

/** How round buttons and boxes are; `quarter` has one round corner, at the end of the line. */
export type Corners = "square" | "small" | "soft" | "pill" | "quarter"

/** The look of a shop as far as a mail can have it: the tokens of its template, in colours that mail programs know. */
export type MailLook = {
  /** Behind the letter, the letter itself, and a tint for boxes in it. */
  page: string
  paper: string
  soft: string
  ink: string
  quiet: string
  line: string
  /** Links and what is emphasised. */
  accent: string
  button: string
  buttonInk: string
  /** Where the name of the shop stands, and a stripe above it. */
  band: string
  bandInk: string
  stripe: string
  corners: Corners
  /** Fonts that the reader may have; nothing is loaded. */
  display: string
  text: string
  wordmark: "plain" | "bold" | "leaning" | "capitals" | "thin"
}

const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif"
const NARROW = "'Arial Narrow', 'Helvetica Neue', Arial, sans-serif"
const SERIF = "Georgia, 'Times New Roman', serif"

export const MAIL_LOOKS: Record<TemplateName, MailLook> = {
  "default-modulized": {
    ...{ page: "#f2f5fc", paper: "#ffffff", soft: "#f2f5fc", ink: "#0b1433", quiet: "#4a5573", line: "#dbe2f0" },
    ...{ accent: "#1a43ee", button: "#1a43ee", buttonInk: "#ffffff" },
    ...{ band: "#1a43ee", bandInk: "#ffffff", stripe: "#1a43ee", corners: "quarter", wordmark: "bold" },
    display: `'Bricolage Grotesque', ${SANS}`,
    text: `'Instrument Sans', ${SANS}`,
  },
  sport: {
    ...{ page: "#0a0b08", paper: "#15170f", soft: "#23261b", ink: "#f0f2ea", quiet: "#a3a89a", line: "#3d4135" },
    ...{ accent: "#c8ff00", button: "#c8ff00", buttonInk: "#0a0b08" },
    ...{ band: "#c8ff00", bandInk: "#0a0b08", stripe: "#c8ff00", corners: "square", wordmark: "leaning" },
    display: `Archivo, ${NARROW}`,
    text: `Archivo, ${SANS}`,
  },
  arts: {
    ...{ page: "#f1efea", paper: "#fbfaf7", soft: "#f1efea", ink: "#1b1a18", quiet: "#5d5953", line: "#d8d4cb" },
    ...{ accent: "#b92e14", button: "#cb3519", buttonInk: "#ffffff" },
    ...{ band: "#fbfaf7", bandInk: "#1b1a18", stripe: "#cb3519", corners: "square", wordmark: "plain" },
    display: `'EB Garamond', ${SERIF}`,
    text: `'EB Garamond', ${SERIF}`,
  },
  car: {
    ...{ page: "#0a0b0c", paper: "#121416", soft: "#1b1e21", ink: "#f3f4f4", quiet: "#a3a9ae", line: "#33383d" },
    ...{ accent: "#ff5a5f", button: "#dc141c", buttonInk: "#ffffff" },
    ...{ band: "#0a0b0c", bandInk: "#f3f4f4", stripe: "#dc141c", corners: "square", wordmark: "capitals" },
    display: `Saira, ${NARROW}`,
    text: `Saira, ${SANS}`,
  },
  "car-green": {
    ...{ page: "#e2f6e8", paper: "#ffffff", soft: "#e2f6e8", ink: "#0a2b1c", quiet: "#476254", line: "#d3e5da" },
    ...{ accent: "#08733a", button: "#35d777", buttonInk: "#0a2b1c" },
    ...{ band: "#ffffff", bandInk: "#0a2b1c", stripe: "#35d777", corners: "pill", wordmark: "bold" },
    display: `Sora, 'Avenir Next', ${SANS}`,
    text: `'DM Sans', ${SANS}`,
  },
  chicos: {
    ...{ page: "#f6f2f0", paper: "#ffffff", soft: "#f5dfd9", ink: "#0c0a0a", quiet: "#5f5755", line: "#e6dfdc" },
    ...{ accent: "#8e3f33", button: "#0c0a0a", buttonInk: "#ffffff" },
    ...{ band: "#ffffff", bandInk: "#0c0a0a", stripe: "#f5dfd9", corners: "square", wordmark: "thin" },
    display: `'Playfair Display', Didot, ${SERIF}`,
    text: `Jost, Futura, ${SANS}`,
  },
  chicos2: {
    ...{ page: "#f1e4cf", paper: "#fbf4e7", soft: "#f1e4cf", ink: "#2d1510", quiet: "#6d5143", line: "#e2c9aa" },
    ...{ accent: "#a03f24", button: "#a8462a", buttonInk: "#fffaf0" },
    ...{ band: "#a8462a", bandInk: "#fffaf0", stripe: "#33493c", corners: "square", wordmark: "plain" },
    display: `'DM Serif Display', ${SERIF}`,
    text: `'DM Sans', ${SANS}`,
  },
  electricity: {
    ...{ page: "#f3f3ef", paper: "#ffffff", soft: "#e9e9e5", ink: "#1c1e20", quiet: "#585d61", line: "#d2d3cf" },
    ...{ accent: "#1c1e20", button: "#ffd21a", buttonInk: "#1c1e20" },
    ...{ band: "#25282b", bandInk: "#ffd21a", stripe: "#ffd21a", corners: "square", wordmark: "bold" },
    display: `'Barlow Condensed', ${NARROW}`,
    text: `'IBM Plex Sans', ${SANS}`,
  },
  electronics: {
    ...{ page: "#eff4f8", paper: "#ffffff", soft: "#e3f5fb", ink: "#0a1d4d", quiet: "#4d5c7c", line: "#d2dde8" },
    ...{ accent: "#006a8b", button: "#00c4f0", buttonInk: "#061233" },
    ...{ band: "#0a1d4d", bandInk: "#ffffff", stripe: "#00c4f0", corners: "small", wordmark: "bold" },
    display: `Saira, ${NARROW}`,
    text: `'Public Sans', ${SANS}`,
  },
  holidays: {
    ...{ page: "#f3e3c6", paper: "#fffaf0", soft: "#fcf0d9", ink: "#23201a", quiet: "#665c4c", line: "#dfcfae" },
    ...{ accent: "#7a1626", button: "#7a1626", buttonInk: "#fdf1da" },
    ...{ band: "#12362b", bandInk: "#e0b354", stripe: "#e0b354", corners: "soft", wordmark: "plain" },
    display: `Fraunces, ${SERIF}`,
    text: `Karla, ${SANS}`,
  },
  housewear: {
    ...{ page: "#f6f1ea", paper: "#fdfbf8", soft: "#ece4d9", ink: "#2f2822", quiet: "#625549", line: "#ddd2c4" },
    ...{ accent: "#8f3f23", button: "#2f2822", buttonInk: "#f6efe4" },
    ...{ band: "#ddd1c2", bandInk: "#2f2822", stripe: "#ddd1c2", corners: "pill", wordmark: "plain" },
    display: `Outfit, ${SANS}`,
    text: `'Nunito Sans', ${SANS}`,
  },
  merchandise: {
    ...{ page: "#ffd92e", paper: "#fffdf4", soft: "#ffe45e", ink: "#111010", quiet: "#4a4540", line: "#111010" },
    ...{ accent: "#2040d0", button: "#ff86c2", buttonInk: "#111010" },
    ...{ band: "#111010", bandInk: "#ffd92e", stripe: "#ff86c2", corners: "square", wordmark: "bold" },
    display: `'Archivo Black', 'Arial Black', ${SANS}`,
    text: `'Work Sans', ${SANS}`,
  },
  partner: {
    ...{ page: "#f4f6f8", paper: "#ffffff", soft: "#e8edf1", ink: "#071a31", quiet: "#44576a", line: "#d2dbe3" },
    ...{ accent: "#234d7a", button: "#0c2a4d", buttonInk: "#ffffff" },
    ...{ band: "#0c2a4d", bandInk: "#ffffff", stripe: "#ffcc24", corners: "square", wordmark: "bold" },
    display: `'IBM Plex Sans', ${SANS}`,
    text: `'IBM Plex Sans', ${SANS}`,
  },
  socket: {
    ...{ page: "#e6e6e4", paper: "#f6f6f4", soft: "#e6e6e4", ink: "#101010", quiet: "#5a5a57", line: "#cfcfcb" },
    ...{ accent: "#101010", button: "#ff5200", buttonInk: "#101010" },
    ...{ band: "#f6f6f4", bandInk: "#101010", stripe: "#ff5200", corners: "square", wordmark: "bold" },
    display: `Inter, ${SANS}`,
    text: `Inter, ${SANS}`,
  },
  "st-bags-01": {
    ...{ page: "#ebe1d1", paper: "#f5efe4", soft: "#ebe1d1", ink: "#2a1c13", quiet: "#625040", line: "#d6c8b3" },
    ...{ accent: "#7f4119", button: "#24170f", buttonInk: "#f1e6d6" },
    ...{ band: "#24170f", bandInk: "#f1e6d6", stripe: "#24170f", corners: "square", wordmark: "capitals" },
    display: `Marcellus, ${SERIF}`,
    text: `'Cormorant Garamond', Garamond, ${SERIF}`,
  },
  tattoo: {
    ...{ page: "#0d0c0b", paper: "#181614", soft: "#2a2622", ink: "#ece5d5", quiet: "#b3a996", line: "#4a443c" },
    ...{ accent: "#f0686c", button: "#950f16", buttonInk: "#ece5d5" },
    ...{ band: "#0d0c0b", bandInk: "#ece5d5", stripe: "#950f16", corners: "square", wordmark: "plain" },
    display: `'UnifrakturCook', 'Old English Text MT', ${SERIF}`,
    text: `'EB Garamond', ${SERIF}`,
  },
  wholesale: {
    ...{ page: "#f1f2f3", paper: "#ffffff", soft: "#f1f2f3", ink: "#14171a", quiet: "#5a6269", line: "#d9dcdf" },
    ...{ accent: "#b83c00", button: "#ff5f00", buttonInk: "#14171a" },
    ...{ band: "#14171a", bandInk: "#ffffff", stripe: "#ff5f00", corners: "square", wordmark: "bold" },
    display: `Manrope, ${SANS}`,
    text: `Manrope, ${SANS}`,
  },
}
