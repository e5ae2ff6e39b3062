import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"
import { categories, navigation } from "./categories.ts"
import { door } from "./goods-door.ts"
import { kitchen } from "./goods-kitchen.ts"
import { living } from "./goods-living.ts"
import { quiet } from "./goods-quiet.ts"
import { home } from "./home.ts"
import { offlineWays, policies } from "./policies.ts"
import { news, pages } from "./texts.ts"

export const hilalInEnglish: TranslatedCatalogue = {
  title: "Hilal",
  slogan: "Warm things for the home",
  description: copy`
    A house of three floors in Al Mareija, Sharjah: lamps, pots, vases and warm corners from thirty-one small Arab
    workshops. By the piece for homes, by the dozen for cafés and guest houses.
  `,
  keywords: "table lamp, ceramics, scented candles, cast iron pot, homeware, café supplies, guest house, Sharjah",
  categories,
  navigation,
  tags: {
    new: "Just arrived",
    hot: "Most wanted",
    salma: "Salma’s choice",
  },
  goods: { ...living, ...quiet, ...kitchen, ...door },
  goodsPromotions: {
    "أضيئوا اثنين": "Light two",
  },
  orderPromotions: {
    "كوب لحامل السلة": "A cup for whoever carries the basket",
    "غرفتان معًا": "Two rooms at once",
  },
  shippingPromotions: {
    "جيران الخليج": "Neighbours on the Gulf",
    "إلى بلاد الشام": "To the Levant",
  },
  coupons: {
    "أهلًا وسهلًا: خصم 30 درهمًا": "Ahlan wa sahlan: AED 30 off",
    "المصباح الثاني": "The second lamp",
    "عودوا إلينا": "Come back to us",
    "الشتاء الماضي": "Last winter",
  },
  friendLinks: {
    "مقهى نارة، بيروت": "Café Nara, Beirut",
    "سلّال الفيوم": "The basket maker of Fayoum",
    "فندق الساحل، مسقط": "Al Sahel Hotel, Muscat",
  },
  whatsapp: {
    "سلمى، ماذا يليق بجانب ماذا": "Salma, what goes with what",
    "مازن، للمقاهي والكميات": "Mazen, cafés and quantities",
    "هدى، للإصلاح والألوان": "Huda, repairs and colours",
  },
  policies,
  offlineWays,
  pages,
  news,
  home,
}
