import { type Category, useShop } from "../../../shell/shell.ts"

/** Which group of the catalogue a category is: "34 Brakes" is group 34. One without a number has that of its place. */
export type Group = { number: string; name: string }

const NUMBERED = /^(?<number>\d{1,3})[.\s]\s*(?<name>\S.*)$/u
const DIGITS = 2

export function groupOf(name: string, place: number): Group {
  const { number, name: rest } = NUMBERED.exec(name)?.groups ?? {}
  if (number && rest) return { number, name: rest }
  return { number: place > 0 ? String(place).padStart(DIGITS, "0") : "", name }
}

/** The group of a category of this shop; those below another have a number only where their name brings it. */
export function useGroup() {
  const { categories } = useShop()
  return ({ id, name }: Pick<Category, "id" | "name">) =>
    groupOf(name, categories.findIndex((category) => category.id === id) + 1)
}
