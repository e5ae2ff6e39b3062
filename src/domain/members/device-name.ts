/** Browsers, each before those whose name it carries too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bWindows\b/, "Windows"],
  [/\bLinux\b/, "Linux"],
]
const UNKNOWN = "Passkey"

/** What a passkey is called until its owner calls it something else, and a session: the system and browser that it was made in. */
export function deviceName(userAgent: string, unknown = UNKNOWN): string {
  const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1]
  return [nameIn(SYSTEMS), nameIn(BROWSERS)].filter(Boolean).join(", ") || unknown
}
