import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"
import { categories, navigation } from "./categories.ts"
import { carry } from "./goods-carry.ts"
import { court } from "./goods-court.ts"
import { garage } from "./goods-garage.ts"
import { iron } from "./goods-iron.ts"
import { pace } from "./goods-pace.ts"
import { pitchAndBoard } from "./goods-pitch-board.ts"
import { studio } from "./goods-studio.ts"
import { home } from "./home.ts"
import { policies } from "./policies.ts"
import { news, pages } from "./texts.ts"

export const splitInArabic: TranslatedCatalogue = {
  title: "متجر Split الرياضي",
  slogan: "الشوط الثاني أسرع",
  description: copy`
    عتاد للجزء الذي يُحسب: حديد وكرات وألواح وبُسط وساعات، نختبرها اثني عشر أسبوعًا في يوجين بولاية أوريغون قبل أن تنال
    رقمًا.
  `,
  keywords: copy`
    كيتل بيل، دمبل، أقراص أوزان، كرة سلة، مضرب تنس، كرة قدم، سكيت بورد، بساط يوغا، ساعة رياضية GPS، حقيبة نادي
  `,
  categories,
  navigation,
  tags: {
    new: "وصل الآن",
    hot: "منصة الأكثر مبيعًا",
    recommended: "ننصح به",
    raceweek: "أسبوع السباق",
    under20: "أقل من 20",
  },
  goods: { ...iron, ...garage, ...court, ...pitchAndBoard, ...studio, ...carry, ...pace },
  goodsPromotions: {
    "Split sale: last season’s kit": "تخفيضات Split: عتاد الموسم الماضي",
    "Race week: ships free": "أسبوع السباق: الشحن مجاني",
  },
  orderPromotions: {
    "Go heavy, the bottle is on us": "ارفع الثقيل، والقارورة علينا",
    "Build the garage": "ابنِ الكراج",
    "Club night": "ليلة النادي",
  },
  shippingPromotions: {
    "North on us": "إلى الشمال على حسابنا",
    "Over the pond": "عبر المحيط",
  },
  coupons: {
    "First lap: ten dollars off": "اللفة الأولى: خصم عشرة دولارات",
    "Personal best": "أفضل رقم شخصي",
    "Next lap": "اللفة التالية",
    "Off-season": "خارج الموسم",
  },
  whatsapp: {
    "Coach Dee, iron and plates": "المدرب دي، الحديد والأقراص",
    "Coach Joan, orders and sizes": "المدربة جوان، الطلبات والمقاسات",
    "Coach Callum, Europe": "المدرب كالوم، أوروبا",
  },
  policies,
  pages,
  news,
  home,
}
