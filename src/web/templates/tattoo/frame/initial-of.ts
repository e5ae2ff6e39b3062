/** The letter that a name is painted by: the first one in it, large. */
export function initialOf(name: string): string {
  const [first = ""] = /[\p{L}\p{N}]/u.exec(name) ?? [...name]
  return first.toLocaleUpperCase()
}
