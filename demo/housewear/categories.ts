import type { CatalogueCategory, CatalogueNavigation } from "../catalogue.ts"

export const categories: CatalogueCategory[] = [
  {
    key: "living",
    name: "غرفة الجلوس",
    description: "حيث تدور السهرة. ضوء خافت، وشيء تقع عليه العين، ومكان يوضع فيه الفنجان.",
    picture: "table-lamp-0-angle.webp",
    advertised: true,
    sub: [
      {
        key: "light",
        name: "الإضاءة",
        description: "خافتة ودافئة وموزّعة. الغرفة التي يضيئها مصباح السقف وحده غرفة انتظار.",
        picture: "table-lamp-0.webp",
      },
      {
        key: "vases",
        name: "المزهريات",
        description: "وغيرها من الأشياء الساكنة. تحمل غصنًا، أو نظرة، أو لا شيء.",
        picture: "vase-1.webp",
      },
      {
        key: "scent",
        name: "العطور",
        description: "أرز وعنبر وشمع عسل. لا شيء تشمّونه قبل أن تروه.",
        picture: "scented-candle-0.webp",
      },
      {
        key: "seats",
        name: "المقاعد",
        description: "لخمس دقائق، أو لشتاء كامل.",
        picture: "stool-1.webp",
      },
    ],
  },
  {
    key: "kitchen",
    name: "المطبخ",
    description: "أشياء تزيدها الأيام جمالًا، وتبقى ظاهرة لأنها تستحق أن تُرى.",
    picture: "cooking-pot-0-angle.webp",
    advertised: true,
    sub: [
      {
        key: "stove",
        name: "الموقد",
        description: "حديد وخشب وثلاث ساعات على نار هادئة.",
        picture: "cooking-pot-0.webp",
      },
      {
        key: "pantry",
        name: "المونة",
        description: "زجاج، ليُرى ما نقص.",
        picture: "storage-jar-0.webp",
      },
      {
        key: "cups",
        name: "الأكواب",
        description: "وما تُملأ منه. خزف من عجلون، وفولاذ للطريق.",
        picture: "mug-2.webp",
      },
    ],
  },
  {
    key: "hallway",
    name: "المدخل",
    description: "ما تمتدّ إليه اليد عند الخروج، وتفرح به عند العودة.",
    picture: "desk-organizer-0.webp",
    advertised: true,
  },
  {
    key: "balcony",
    name: "الشرفة",
    description: "أصغر غرف البيت، وأعلاها سقفًا.",
    picture: "picnic-basket-1.webp",
    advertised: true,
  },
]

export const navigation: CatalogueNavigation[] = [
  {
    type: 1,
    label: "غرفة الجلوس",
    category: "living",
    sub: [
      { type: 1, label: "الإضاءة", category: "light" },
      { type: 1, label: "المزهريات", category: "vases" },
      { type: 1, label: "العطور", category: "scent" },
      { type: 1, label: "المقاعد", category: "seats" },
    ],
  },
  {
    type: 1,
    label: "المطبخ",
    category: "kitchen",
    sub: [
      { type: 1, label: "الموقد", category: "stove" },
      { type: 1, label: "المونة", category: "pantry" },
      { type: 1, label: "الأكواب", category: "cups" },
    ],
  },
  { type: 1, label: "الإضاءة", category: "light" },
  { type: 1, label: "المدخل", category: "hallway" },
  { type: 1, label: "الشرفة", category: "balcony" },
  {
    type: 2,
    label: "الجديد",
    tag: 2,
    sub: [
      { type: 2, label: "الأكثر طلبًا", tag: 3 },
      { type: 2, label: "من اختيار سلمى", tag: 4 },
      { type: 3, label: "البيت كله", contentId: 3, url: "/SaleGoods/lists" },
    ],
  },
  { type: 3, label: "عروض المغيب", contentId: 8, url: "/SaleGoods/promationgoods" },
]
