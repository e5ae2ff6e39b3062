import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const door: CatalogueGoods[] = [
  {
    number: "H-5110",
    name: "صينية الدار",
    subtitle: "بلوط، بثلاث خانات",
    categories: ["hallway"],
    tags: ["salma"],
    pictures: [
      "desk-organizer-0.webp",
      "desk-organizer-0-close.webp",
      "desk-organizer-0-angle.webp",
      "desk-organizer-1.webp",
    ],
    description: copy`
      <p>المفاتيح، والرسائل، والقلم الذي يكتب. ترتيب يصمد في يوم عادي: نظرة واحدة، ومدّة يد واحدة، وأنتم خارج
      الباب.</p>
      <p>خشب معشّق بلا براغٍ. ما ترونه فيها في الصورة لنا؛ وما ستضعونه أنتم سيكون أكثر فوضى، ولهذا صُنعت.</p>
    `,
    attributes: [
      { name: "العرض", value: "31 سم" },
      { name: "الخشب", value: "بلوط أو جوز مدهون بالزيت" },
      { name: "الوصلات", value: "تعشيق خشبي مغرى" },
      { name: "القاعدة", value: "لباد قابل للتبديل" },
    ],
    specs: [
      {
        name: "الخشب",
        values: [
          { name: "بلوط", picture: "desk-organizer-0.webp" },
          { name: "جوز", picture: "desk-organizer-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-5110-O", values: ["بلوط"], price: 165, stock: 52, weight: 900, picture: "desk-organizer-0.webp" },
      { number: "H-5110-W", values: ["جوز"], price: 165, stock: 30, weight: 900, picture: "desk-organizer-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 145 },
      { begin: 24, price: 125 },
    ],
    related: ["H-1060", "H-5150", "H-3050"],
    soldBefore: 590,
    viewedBefore: 4243,
  },
  {
    number: "H-5120",
    name: "حقيبة السوق بطبعتكم",
    subtitle: "قماش قطني ثقيل، من 50 قطعة",
    categories: ["hallway"],
    tags: ["new"],
    moq: 50,
    pictures: ["tote-bag-0.webp", "tote-bag-0-close.webp", "tote-bag-0-angle.webp", "tote-bag-1.webp"],
    description: copy`
      <p>حقيبة السوق، وعليها علامتكم بدل علامتنا. قماش قطني ثقيل يُغسل قبل أن يُطبع، ومقابض تمرّ فوق العباءة
      والمعطف.</p>
      <p>من خمسين قطعة لتصميم واحد. أرسلوا رسمًا واكتبوا العدد، وتردّ عليكم سلمى خلال يوم عمل بالسعر والموعد
      وحجم الصندوق.</p>
    `,
    attributes: [
      { name: "القياس", value: "38 × 42 × 12 سم" },
      { name: "القماش", value: "قطن، 380 غرامًا" },
      { name: "الطباعة", value: "شاشة حريرية، حتى ثلاثة ألوان" },
      { name: "أقل كمية", value: "50 قطعة من تصميم واحد" },
    ],
    specs: [
      {
        name: "القماش",
        values: [
          { name: "خام وكحلي", picture: "tote-bag-0.webp" },
          { name: "أسود", picture: "tote-bag-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "H-5120-NAN",
        values: ["خام وكحلي"],
        price: null,
        stock: 4000,
        weight: 320,
        picture: "tote-bag-0.webp",
      },
      { number: "H-5120-B", values: ["أسود"], price: null, stock: 2600, weight: 320, picture: "tote-bag-1.webp" },
    ],
    related: ["H-4050", "H-5150", "H-4020"],
    soldBefore: 3600,
    viewedBefore: 25313,
  },
  {
    number: "H-5150",
    name: "مظلة غيث",
    subtitle: "مقبض من البتولا وأضلاع تحتمل الريح",
    categories: ["hallway"],
    pictures: ["umbrella-0.webp", "umbrella-0-close.webp", "umbrella-0-angle.webp", "umbrella-1.webp"],
    description: copy`
      <p>لا يمطر عندنا إلا أيامًا معدودة في السنة، لكنها حين تمطر تمطر. هذه صُنعت لمطر بيروت في كانون، الذي يأتي
      من الجهات الأربع.</p>
      <p>ثمانية أضلاع من الألياف الزجاجية تنقلب وتعود بلا جدال. نفدت إلى أن يجفّ الخشب؛ اتركوا بريدكم نكتب لكم
      مرّة واحدة.</p>
    `,
    attributes: [
      { name: "الطول", value: "92 سم" },
      { name: "الأضلاع", value: "ثمانية، من الألياف الزجاجية" },
      { name: "القماش", value: "بوليستر معاد التدوير" },
      { name: "المقبض", value: "بتولا محني بالبخار" },
    ],
    specs: [
      {
        name: "القماش",
        values: [
          { name: "كحلي", picture: "umbrella-0.webp" },
          { name: "أسود", picture: "umbrella-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-5150-N", values: ["كحلي"], price: 270, stock: 0, weight: 620, picture: "umbrella-0.webp" },
      { number: "H-5150-B", values: ["أسود"], price: 270, stock: 0, weight: 620, picture: "umbrella-1.webp" },
    ],
    tiers: [{ begin: 12, price: 240 }],
    related: ["H-5110", "H-5120", "H-1060"],
    soldBefore: 720,
    viewedBefore: 5153,
  },
  {
    number: "H-6020",
    name: "مروحة نسمة",
    subtitle: "قفص نحاسي وثلاث سرعات",
    categories: ["balcony"],
    tags: ["salma"],
    pictures: ["desk-fan-0.webp", "desk-fan-0-close.webp", "desk-fan-0-angle.webp", "desk-fan-2.webp"],
    description: copy`
      <p>لأسابيع الربيع التي نفتح فيها النوافذ، وللعصاري التي يكفيها أقل من المكيّف. تدير رأسها إن طُلب منها:
      هادئة على الأولى، حاضرة على الثانية، وصاحبة القرار على الثالثة.</p>
      <p>كل قطعة فيها تُفكّ. مروحة لا تُنظَّف مروحة ستُرمى.</p>
    `,
    attributes: [
      { name: "الارتفاع", value: "38 سم" },
      { name: "السرعات", value: "ثلاث، وإطفاء" },
      { name: "الصوت", value: "31 ديسيبل على السرعة الأولى" },
      { name: "السلك", value: "1.8 م، مغلف بالقطن" },
    ],
    specs: [
      {
        name: "التشطيب",
        values: [
          { name: "فيروزي ونحاسي", picture: "desk-fan-0.webp" },
          { name: "أسود ونحاس أحمر", picture: "desk-fan-2.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "H-6020-TAB",
        values: ["فيروزي ونحاسي"],
        price: 395,
        stock: 16,
        weight: 2700,
        picture: "desk-fan-0.webp",
      },
      {
        number: "H-6020-BAC",
        values: ["أسود ونحاس أحمر"],
        price: 395,
        stock: 12,
        weight: 2700,
        picture: "desk-fan-2.webp",
      },
    ],
    tiers: [
      { begin: 4, price: 365 },
      { begin: 12, price: 330 },
    ],
    related: ["H-6010", "H-2041", "H-2300"],
    soldBefore: 280,
    viewedBefore: 2073,
  },
]
