/** The parts of an amount that is written out: "$1,099.00" → "$", "1,099", "00". */
export type RaisedText = { sign: string; whole: string; cents: string }

export function raisedText(text: string, decimal: string): RaisedText {
  const [sign = ""] = /^\D*/.exec(text) ?? []
  const point = text.lastIndexOf(decimal)
  const end = point > sign.length ? point : text.length
  return { sign, whole: text.slice(sign.length, end), cents: text.slice(end + decimal.length) }
}
