import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"
import { categories, navigation } from "./categories.ts"
import { backRoom } from "./goods-back-room.ts"
import { bags } from "./goods-bags.ts"
import { desk } from "./goods-desk.ts"
import { gifts } from "./goods-gifts.ts"
import { kitchen } from "./goods-kitchen.ts"
import { living } from "./goods-living.ts"
import { rooms } from "./goods-rooms.ts"
import { table } from "./goods-table.ts"
import { travel } from "./goods-travel.ts"
import { home } from "./home.ts"
import { policies } from "./policies.ts"
import { news, pages } from "./texts.ts"

export const quarterInArabic: TranslatedCatalogue = {
  title: "متجر Quarter",
  slogan: "أشياء جيدة لكل ركن في البيت.",
  description: copy`
    متجر لكل شيء في بورتلاند بولاية مين. أشياء للمطبخ والمكتب وغرفة الجلوس والسفر، اخترناها واحدة واحدة وسعّرناها
    لتُستعمل.
  `,
  keywords: copy`
    متجر منزلي، أدوات المطبخ، أكواب خزف، دفاتر، مستلزمات المكتب، مصابيح طاولة، حقائب سفر، حقيبة مقصورة، هدايا
  `,
  categories,
  navigation,
  tags: {
    new: "جديد هذا الأسبوع",
    hot: "الأكثر مبيعًا",
    recommended: "نرشحه لكم",
    under20: "أقل من 20",
    picks: "من اختيار خبرائنا",
  },
  goods: { ...kitchen, ...table, ...desk, ...living, ...rooms, ...bags, ...travel, ...backRoom, ...gifts },
  goodsPromotions: {
    "Quarter-end sale": "تخفيضات نهاية الربع",
    "Desk week": "أسبوع المكتب",
  },
  orderPromotions: {
    "The spring table: an Amber candle from $160": "مائدة الربيع: شمعة عنبر من 160 دولارًا",
    "A fuller basket": "كلما امتلأت السلة",
    "Furnish a room": "غرفة كاملة",
  },
  shippingPromotions: {
    "Free across the border": "مجانًا عبر الحدود",
    "Free across the Atlantic": "مجانًا عبر الأطلسي",
  },
  coupons: {
    "Five dollars for a first basket": "خمسة دولارات لأول سلة",
    "A quarter off from $200": "خصم الربع من 200 دولار",
    "For your second order": "لطلبكم الثاني",
    "Winter table": "مائدة الشتاء",
  },
  friendLinks: {
    "Harbour Pottery, Devon": "هاربر بوتري، خزف من ديفون",
    "Elin Varga, sculpture": "إيلين فارغا، منحوتات",
    "Wharf Street Traders": "تجار شارع وارف",
  },
  whatsapp: {
    "Dana, orders and parcels": "دانا، الطلبات والطرود",
    "Luis, quantities and inquiries": "لويس، الكميات والاستفسارات",
    "Moira, returns and repairs": "مويرا، الإرجاع والإصلاح",
  },
  policies,
  pages,
  news,
  home,
}
