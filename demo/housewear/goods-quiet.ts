import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const quiet: CatalogueGoods[] = [
  {
    number: "H-1190",
    name: "منحوتة عقدة",
    subtitle: "عقدة من فخار على حجر",
    categories: ["vases"],
    tags: ["salma"],
    pictures: [
      "clay-sculpture-0.webp",
      "clay-sculpture-0-close.webp",
      "clay-sculpture-0-angle.webp",
      "clay-sculpture-1.webp",
    ],
    description: copy`
      <p>عقدة لا تُحلّ، ولا حاجة إلى حلّها. شُكّلت من لفّة واحدة، وجفّت ستة أسابيع، ودخلت النار مرّة.</p>
      <p>لا تفعل شيئًا. يسكت الناس عندها لحظة ثم يكملون حديثهم، ولهذا تُصنع الأشياء الساكنة.</p>
    `,
    attributes: [
      { name: "الارتفاع", value: "27 سم" },
      { name: "الطين", value: "فخار بلا طلاء" },
      { name: "القاعدة", value: "حجر جيري أو خشب جوز" },
      { name: "التوقيع", value: "من الأسفل، بيد هدى" },
    ],
    specs: [
      {
        name: "الطين",
        values: [
          { name: "تراكوتا", picture: "clay-sculpture-0.webp" },
          { name: "طباشيري", picture: "clay-sculpture-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "H-1190-T",
        values: ["تراكوتا"],
        price: 590,
        stock: 2,
        weight: 3400,
        picture: "clay-sculpture-0.webp",
      },
      { number: "H-1190-C", values: ["طباشيري"], price: 590, stock: 3, weight: 3400, picture: "clay-sculpture-1.webp" },
    ],
    related: ["H-1110", "H-2041", "H-1060"],
    soldBefore: 64,
    viewedBefore: 561,
  },
  {
    number: "H-2210",
    name: "زوج لمبات شفق",
    subtitle: "قاعدة E27 بلون الغروب، تخفت بلا أزيز",
    categories: ["light"],
    tags: ["hot"],
    pictures: [
      "led-bulb-0.webp",
      "led-bulb-0-close.webp",
      "led-bulb-0-angle.webp",
      "led-bulb-1.webp",
      "led-bulb-2.webp",
    ],
    description: copy`
      <p>أكثر المصابيح ليست ساطعة؛ لمباتها هي الساطعة. هذه تعطي ما كانت تعطيه لمبة الأربعين واط، وأدفأ منها
      بقليل، كالسماء بعد المغرب.</p>
      <p>تُباع زوجًا، لأن الغرفة تحتاج إلى مصباحين، ولأن أحدهما ينتهي دائمًا في الممرّ.</p>
    `,
    attributes: [
      { name: "الضوء", value: "470 لومن، 2200 كلفن" },
      { name: "القدرة", value: "4.5 واط" },
      { name: "تدوم", value: "25,000 ساعة" },
      { name: "التخفيت", value: "حتى 5 بالمئة" },
    ],
    specs: [
      {
        name: "الزجاج",
        values: [
          { name: "حليبي", picture: "led-bulb-0.webp" },
          { name: "شفاف", picture: "led-bulb-1.webp" },
          { name: "عنبر", picture: "led-bulb-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-2210-O", values: ["حليبي"], price: 76, stock: 300, weight: 160, picture: "led-bulb-0.webp" },
      { number: "H-2210-C", values: ["شفاف"], price: 76, stock: 240, weight: 160, picture: "led-bulb-1.webp" },
      { number: "H-2210-A", values: ["عنبر"], price: 76, stock: 180, weight: 160, picture: "led-bulb-2.webp" },
    ],
    tiers: [
      { begin: 10, price: 65 },
      { begin: 50, price: 54 },
      { begin: 200, price: 46 },
    ],
    related: ["H-2041", "H-2300", "H-3010"],
    soldBefore: 2210,
    viewedBefore: 15583,
  },
  {
    number: "H-2300",
    name: "حبل أضواء سهرة",
    subtitle: "إحدى وعشرون لمبة، 10 أمتار",
    categories: ["light"],
    tags: ["new"],
    pictures: [
      "string-lights-0.webp",
      "string-lights-0-close.webp",
      "string-lights-0-angle.webp",
      "string-lights-1.webp",
      "string-lights-2.webp",
    ],
    description: copy`
      <p>إحدى وعشرون شمسًا صغيرة على سلك مطاطي لا يخاف الندى. فوق الشرفة في الربيع، وفوق المكتبة في رمضان، ولا
      أحد ينزلها بينهما.</p>
      <p>يُوصَل بآخره حبل ثانٍ، وثالث، حتى عشرة. بعدها يكون للقاطع رأي.</p>
    `,
    attributes: [
      { name: "الطول", value: "10 م" },
      { name: "اللمبات", value: "21 لمبة E14، قابلة للتبديل" },
      { name: "في الخارج", value: "تحتمل الرذاذ (IP44)" },
      { name: "القابس", value: "ثلاثة أمتار قبل اللمبة الأولى" },
    ],
    specs: [
      {
        name: "السلك",
        values: [
          { name: "أسود", picture: "string-lights-0.webp" },
          { name: "أبيض", picture: "string-lights-1.webp" },
          { name: "أخضر", picture: "string-lights-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-2300-B", values: ["أسود"], price: 245, stock: 70, weight: 1600, picture: "string-lights-0.webp" },
      { number: "H-2300-W", values: ["أبيض"], price: 245, stock: 44, weight: 1600, picture: "string-lights-1.webp" },
      { number: "H-2300-G", values: ["أخضر"], price: 245, stock: 38, weight: 1600, picture: "string-lights-2.webp" },
    ],
    tiers: [
      { begin: 4, price: 225 },
      { begin: 12, price: 200 },
    ],
    related: ["H-2210", "H-6010", "H-2041"],
    soldBefore: 880,
    viewedBefore: 6273,
  },
  {
    number: "H-3050",
    name: "مرهم راحة لليدين",
    subtitle: "شمع عسل وزيت زيتون، 60 مل",
    categories: ["scent", "hallway"],
    tags: ["new"],
    moq: 2,
    pictures: [
      "balm-jar-0.webp",
      "balm-jar-0-close.webp",
      "balm-jar-0-angle.webp",
      "balm-jar-1.webp",
      "balm-jar-2.webp",
    ],
    description: copy`
      <p>ليدين غسلتا الصحون أو سقتا الحديقة. شمع عسل وزيت زيتون من نابلس، ولا شيء يحتاج إلى قاموس.</p>
      <p>يُباع من علبتين: واحدة عند المغسلة وواحدة عند الباب، وكلتاهما دائمًا في مكان آخر.</p>
    `,
    attributes: [
      { name: "السعة", value: "60 مل" },
      { name: "المكونات", value: "شمع عسل، زيت زيتون، زيت لوز" },
      { name: "الحفظ", value: "18 شهرًا" },
      { name: "العلبة", value: "تعود إلينا أو تبقى عندكم" },
    ],
    specs: [
      {
        name: "العلبة",
        values: [
          { name: "زجاج بني", picture: "balm-jar-0.webp" },
          { name: "حليب وذهب", picture: "balm-jar-1.webp" },
          { name: "غابة", picture: "balm-jar-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-3050-BG", values: ["زجاج بني"], price: 59, stock: 140, weight: 180, picture: "balm-jar-0.webp" },
      {
        number: "H-3050-MAG",
        values: ["حليب وذهب"],
        price: 59,
        stock: 96,
        weight: 180,
        picture: "balm-jar-1.webp",
      },
      { number: "H-3050-F", values: ["غابة"], price: 59, stock: 60, weight: 180, picture: "balm-jar-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 48 },
      { begin: 60, price: 39 },
    ],
    related: ["H-3010", "H-5110", "H-4020"],
    soldBefore: 1490,
    viewedBefore: 10543,
  },
]
