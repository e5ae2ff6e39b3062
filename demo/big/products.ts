import { PRODUCTS } from "./vocabulary.ts"

type Choice = "c" | "s" | "m" | "cs" | "none"

export type Product = {
  department: string
  section: string
  category: string
  nouns: string[]
  picture: string
  /** Half of them cost more; in the base currency. */
  usualPrice: number
  grams: number
  materials: string[]
  choice: Choice
}

export const products: readonly Product[] = PRODUCTS.trim().split("\n").map(read)

function read(line: string): Product {
  const [
    department = "",
    section = "",
    category = "",
    nouns = "",
    picture = "",
    price,
    grams,
    materials = "",
    choice = "",
  ] = line.split("|")
  return {
    department,
    section,
    category,
    picture,
    choice: isChoice(choice) ? choice : "none",
    nouns: nouns.split(","),
    usualPrice: Number(price),
    grams: Number(grams),
    materials: materials.split(","),
  }
}

function isChoice(text: string): text is Choice {
  return ["c", "s", "m", "cs", "none"].includes(text)
}
