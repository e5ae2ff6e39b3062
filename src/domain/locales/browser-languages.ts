// A browser names a handful; anything longer is not a reader's wish.
const LANGUAGES_READ_MAX = 20

/** Language tags of an Accept-Language header, the dearest first; q=0 and `*` are left out. */
export function browserLanguages(header: string | null | undefined): string[] {
  return (header ?? "")
    .split(",", LANGUAGES_READ_MAX)
    .map(readWish)
    .filter((wish) => wish.weight > 0 && /^[a-z]{1,8}([-_][a-z0-9]{1,8})*$/i.test(wish.tag))
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

/** Whether a browser's first language is mainland Chinese (app 19): zh, zh-CN or zh-Hans-CN, not zh-TW or zh-HK. */
export function prefersMainlandChinese(header: string | null | undefined): boolean {
  return /^zh([-_]hans)?([-_]cn)?$/i.test(browserLanguages(header)[0] ?? "")
}

function readWish(entry: string): { tag: string; weight: number } {
  const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim())
  const q = parameters.find((parameter) => /^q\s*=/i.test(parameter))
  if (q === undefined) return { tag, weight: 1 }
  const weight = Number(q.slice(q.indexOf("=") + 1).trim() || Number.NaN)
  // A weight that cannot be read is no reason to ignore the language, only to ask it last.
  return { tag, weight: Number.isNaN(weight) ? 0.001 : Math.min(1, weight) }
}
