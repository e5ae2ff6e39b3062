/** Our languages as PayPal names them, which is with a country. */
const LOCALES = new Map([
  ["ar", "ar_EG"],
  ["de", "de_DE"],
  ["en", "en_US"],
  ["es", "es_ES"],
  ["fr", "fr_FR"],
  ["it", "it_IT"],
  ["ja", "ja_JP"],
  ["ko", "ko_KR"],
  ["pt", "pt_PT"],
  ["ru", "ru_RU"],
  ["zh", "zh_CN"],
])

/** Undefined where PayPal decides by itself. */
export const paypalLocale = (lang: string): string | undefined => LOCALES.get(lang.split("-", 1)[0] ?? "")
