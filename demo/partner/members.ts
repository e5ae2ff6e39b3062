import type { Catalogue } from "../catalogue.ts"

type Member = Catalogue["members"][number]

const member = (
  userName: string,
  email: string,
  region: string,
  city: string,
  street: string,
  zip: string,
  mobile: string,
): Member => ({ userName, email, region, city, street, zip, mobile })

export const members: Catalogue["members"] = [
  member("Piotr Zaleski", "demo@vitrine.test", "DE", "Essen", "Hafenweg 118", "45356", "15112345701"),
  member("M. Oosting", "oosting@example.com", "NL", "Assen", "Industrieweg 4", "9403 AB", "612345702"),
  member("Ines Horvat", "ines.horvat@example.com", "HR", "Zagreb", "Radnička cesta 80", "10000", "912345703"),
  member("Karol Nowicki", "karol.n@example.com", "PL", "Gdańsk", "Portowa 12", "80-555", "501234704"),
  member("Werkstatt Brandt", "brandt@example.com", "DE", "Moers", "Römerstraße 61", "47441", "15112345705"),
  member("Claire Aubry", "claire.aubry@example.com", "FR", "Metz", "9 rue des Forges", "57000", "612345706"),
  member("Tom Whelan", "tom.whelan@example.com", "GB", "Hull", "22 Hedon Road", "HU9 1LZ", "7700900707"),
  member("Petr Dvořák", "petr.d@example.com", "CZ", "Ostrava", "Vítkovická 30", "702 00", "601234708"),
]
