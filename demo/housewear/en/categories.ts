import type { TranslatedCatalogue } from "../../translated-catalogue.ts"

export const categories: TranslatedCatalogue["categories"] = {
  living: {
    name: "Living room",
    description: "Where the evening happens. Soft light, something for the eye to rest on, and a place to put the cup.",
  },
  light: {
    name: "Lighting",
    description: "Soft, warm and spread about. A room lit only from the ceiling is a waiting room.",
  },
  vases: { name: "Vases", description: "And other quiet things. They hold a branch, or a glance, or nothing." },
  scent: { name: "Scent", description: "Cedar, amber and beeswax. Nothing you smell before you see it." },
  seats: { name: "Seats", description: "For five minutes, or for a whole winter." },
  kitchen: {
    name: "Kitchen",
    description: "Things that grow handsomer with use, and stay out because they deserve to be seen.",
  },
  stove: { name: "The stove", description: "Iron, wood and three hours over a low flame." },
  pantry: { name: "The pantry", description: "Glass, so you can see what is running out." },
  cups: { name: "Cups", description: "And what they are filled from. Stoneware from Ajloun, and steel for the road." },
  hallway: {
    name: "Hallway",
    description: "What your hand reaches for on the way out, and is glad of on the way back.",
  },
  balcony: { name: "Balcony", description: "The smallest room in the house, with the highest ceiling." },
}

export const navigation: TranslatedCatalogue["navigation"] = {
  "غرفة الجلوس": "Living room",
  الإضاءة: "Lighting",
  المزهريات: "Vases",
  العطور: "Scent",
  المقاعد: "Seats",
  المطبخ: "Kitchen",
  الموقد: "The stove",
  المونة: "The pantry",
  الأكواب: "Cups",
  المدخل: "Hallway",
  الشرفة: "Balcony",
  الجديد: "New",
  "الأكثر طلبًا": "Most wanted",
  "من اختيار سلمى": "Salma’s choice",
  "البيت كله": "The whole house",
  "عروض المغيب": "Sunset offers",
}
