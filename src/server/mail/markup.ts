/** Text that is HTML already. Only `html` makes it, and `html` escapes everything else. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[] | null

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(written)))
}

/** Several lines of text, one below the other, each in the direction of its own script. */
export function htmlLines(lines: readonly string[]): Markup {
  return new Markup(lines.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join("<br>"))
}

function written(value: Value): string {
  if (value === null) return ""
  if (value instanceof Markup) return value.text
  return typeof value === "object" ? value.map((part) => part.text).join("") : escapeHtml(String(value))
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
