/** The letters of one top field of a JSON object, as they were sent. */
export function valueText(json: string, field: string): string {
  let depth = 0
  let start = -1
  for (let at = 0; at < json.length; at++) {
    const letter = json[at]
    if (letter === '"') {
      const end = stringEnd(json, at)
      const isField = depth === 1 && start < 0 && json.slice(at, end + 1) === `"${field}"` && json[end + 1] === ":"
      if (isField) start = end + 2
      at = end
    } else if (letter === "{" || letter === "[") depth++
    else if (letter === "}" || letter === "]") depth--
    const isOver = start >= 0 && at >= start && (depth === 0 || (depth === 1 && letter === ","))
    if (isOver) return json.slice(start, at).trim()
  }
  return ""
}

function stringEnd(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json[at] !== '"') at += json[at] === "\\" ? 2 : 1
  return at
}
