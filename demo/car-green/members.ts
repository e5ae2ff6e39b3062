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
  member("Marit V.", "demo@vitrine.test", "NL", "Haarlem", "Kleverparkweg 41", "2023 CB", "612345501"),
  member("Joost K.", "joost.k@example.com", "NL", "Zwolle", "Assendorperstraat 88", "8012 CA", "612345502"),
  member("Aylin D.", "aylin.d@example.com", "BE", "Gent", "Brugsepoortstraat 12", "9000", "470123503"),
  member("Per L.", "per.l@example.com", "SE", "Malmö", "Möllevångsgatan 23", "214 20", "701234504"),
  member("Yusuf A.", "yusuf.a@example.com", "NL", "Rotterdam", "Nieuwe Binnenweg 310", "3021 GR", "612345505"),
  member("Elin S.", "elin.s@example.com", "SE", "Lund", "Bredgatan 7", "222 21", "701234506"),
  member("Katrin B.", "katrin.b@example.com", "DE", "Münster", "Hammer Straße 150", "48153", "15112345507"),
  member("Luc M.", "luc.m@example.com", "FR", "Lille", "22 rue de Wazemmes", "59000", "612345508"),
]
