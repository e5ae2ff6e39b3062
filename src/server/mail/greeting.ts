import type { Writing } from "./mail-writing.ts"

const NAME_LETTERS_MAX = 60
const LINK_LIKE = /:\/\/|[/@<>]|\.\p{L}{2,}/u

/** A name as it was typed, unless it is none: mails go to addresses that nobody has proved to be theirs, and must not carry advertisements. */
export function nameOf(typed: string): string | null {
  const name = typed.replace(/\s+/g, " ").trim()
  return name === "" || name.length > NAME_LETTERS_MAX || LINK_LIKE.test(name) ? null : name
}

export function greeting({ say }: Writing, typed: string): string | null {
  const name = nameOf(typed)
  return name && say("greeting", { name })
}
