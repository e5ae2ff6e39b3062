import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const kitchen: CatalogueGoods[] = [
  {
    number: "H-4010",
    name: "قدر الجمعة",
    subtitle: "حديد زهر مطلي بالمينا، 4.2 لتر",
    categories: ["stove"],
    tags: ["hot"],
    pictures: [
      "cooking-pot-0.webp",
      "cooking-pot-0-close.webp",
      "cooking-pot-0-angle.webp",
      "cooking-pot-1.webp",
      "cooking-pot-2.webp",
    ],
    description: copy`
      <p>قدر غداء الجمعة. يريد ثلاث ساعات وعظمة وبالًا طويلًا، ويغفر كل شيء إلا الماء البارد على غطاء ساخن.</p>
      <p>يُصبّ قرب صيدا، ويُطلى بالمينا ثلاث مرّات، ومقبض غطائه فولاذ لا يهمّه الفرن. سيبقى على المائدة يوم
      يختلف أحفادكم على من يأخذه.</p>
    `,
    attributes: [
      { name: "السعة", value: "4.2 لتر، لستة أشخاص" },
      { name: "الحديد", value: "مصبوب، مطلي بالمينا من الداخل والخارج" },
      { name: "الحرارة", value: "لكل المواقد، وفي الفرن حتى 250 درجة" },
      { name: "الوزن", value: "5.6 كغ مع الغطاء" },
    ],
    specs: [
      {
        name: "المينا",
        values: [
          { name: "لهب", picture: "cooking-pot-0.webp" },
          { name: "أزرق عميق", picture: "cooking-pot-1.webp" },
          { name: "مريمية", picture: "cooking-pot-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-4010-F", values: ["لهب"], price: 620, stock: 26, weight: 5600, picture: "cooking-pot-0.webp" },
      {
        number: "H-4010-DB",
        values: ["أزرق عميق"],
        price: 620,
        stock: 19,
        weight: 5600,
        picture: "cooking-pot-1.webp",
      },
      { number: "H-4010-S", values: ["مريمية"], price: 620, stock: 14, weight: 5600, picture: "cooking-pot-2.webp" },
    ],
    tiers: [
      { begin: 4, price: 580 },
      { begin: 12, price: 520 },
    ],
    related: ["H-4130", "H-4020", "H-4110"],
    soldBefore: 970,
    viewedBefore: 6903,
  },
  {
    number: "H-4110",
    name: "زوج مرطبانات مونة",
    subtitle: "زجاج وسدادة من خشب الزان",
    categories: ["pantry"],
    tags: ["new"],
    pictures: ["storage-jar-0.webp", "storage-jar-0-close.webp", "storage-jar-0-angle.webp", "storage-jar-1.webp"],
    description: copy`
      <p>طويل للمعكرونة وقصير لما بقي منها. السدّادة مخروطة لا مكبوسة، وتجلس على حلقة تعمّر.</p>
      <p>للمونة كلها: أرز وعدس وزعتر، وفي بيت نعرفه قطع الليغو.</p>
    `,
    attributes: [
      { name: "السعة", value: "2.1 لتر و0.9 لتر" },
      { name: "الزجاج", value: "بوروسيليكات" },
      { name: "السدادة", value: "زان أو جوز، بحلقة سيليكون" },
      { name: "التنظيف", value: "الزجاج في الجلاية والخشب باليد" },
    ],
    specs: [
      {
        name: "السدادة",
        values: [
          { name: "زان", picture: "storage-jar-0.webp" },
          { name: "جوز", picture: "storage-jar-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-4110-B", values: ["زان"], price: 145, stock: 88, weight: 1500, picture: "storage-jar-0.webp" },
      { number: "H-4110-W", values: ["جوز"], price: 145, stock: 52, weight: 1500, picture: "storage-jar-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 125 },
      { begin: 24, price: 110 },
      { begin: 96, price: 92 },
    ],
    related: ["H-4020", "H-4130", "H-4010"],
    soldBefore: 1320,
    viewedBefore: 9353,
  },
  {
    number: "H-4040",
    name: "إبريق شاي عصرية",
    subtitle: "طلاء بلون الشوفان، مقبض نحاسي، 1.1 لتر",
    categories: ["cups"],
    tags: ["salma"],
    pictures: ["teapot-1.webp", "teapot-0.webp", "teapot-2.webp", "teapot-0-close.webp", "teapot-0-angle.webp"],
    description: copy`
      <p>خزّافتنا في عجلون تصنع أربعين إبريقًا في الأسبوع وتُبقي ستة وثلاثين. الأربعة الباقية فيها ميل خفيف،
      نبيعها أيام الخميس في المحلّ لمن يحبّ هذا النوع من الأشياء.</p>
      <p>يصبّ بلا قطرة زائدة. نعرف أن الجميع يقول ذلك؛ أحضروا منديلًا أبيض وجرّبوا.</p>
    `,
    attributes: [
      { name: "السعة", value: "1.1 لتر، أربعة أكواب" },
      { name: "المصفاة", value: "مثقوبة في أصل الصنبور" },
      { name: "الطين", value: "خزف حجري خالٍ من الرصاص" },
      { name: "صُنع في", value: "عجلون، الأردن" },
    ],
    specs: [
      {
        name: "الطلاء",
        values: [
          { name: "شوفان", picture: "teapot-1.webp" },
          { name: "أخضر بحري", picture: "teapot-0.webp" },
          { name: "حبر", picture: "teapot-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-4040-O", values: ["شوفان"], price: 245, stock: 24, weight: 980, picture: "teapot-1.webp" },
      { number: "H-4040-SG", values: ["أخضر بحري"], price: 245, stock: 20, weight: 980, picture: "teapot-0.webp" },
      { number: "H-4040-I", values: ["حبر"], price: 245, stock: 11, weight: 980, picture: "teapot-2.webp" },
    ],
    tiers: [
      { begin: 6, price: 225 },
      { begin: 24, price: 195 },
    ],
    related: ["H-4020", "H-4050", "H-4110"],
    soldBefore: 760,
    viewedBefore: 5433,
  },
  {
    number: "H-4130",
    name: "لوح تقطيع نشارة",
    subtitle: "خشب مصمت مدهون بالزيت، 42 سم",
    categories: ["stove"],
    tags: ["salma"],
    pictures: [
      "cutting-board-0.webp",
      "cutting-board-0-close.webp",
      "cutting-board-0-angle.webp",
      "cutting-board-1.webp",
    ],
    description: copy`
      <p>النشارة ما يسقط من الخشب حين يُسوّى، وهذا ما بقي: لوح له مقبض، وعلّاقة يُعلَّق بها، وزاوية دُوّرت باليد
      لأنها التي تصيب الركبة كل مرّة.</p>
      <p>ادهنوه بالزيت مرّة في السنة. كتبنا لكم كيف.</p>
    `,
    attributes: [
      { name: "الطول", value: "42 سم" },
      { name: "الخشب", value: "جوز أو بلوط، من جبال الأرز" },
      { name: "التشطيب", value: "زيت الكتان" },
      { name: "العلاقة", value: "جلد" },
    ],
    specs: [
      {
        name: "الخشب",
        values: [
          { name: "جوز", picture: "cutting-board-0.webp" },
          { name: "بلوط", picture: "cutting-board-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-4130-W", values: ["جوز"], price: 160, stock: 46, weight: 1700, picture: "cutting-board-0.webp" },
      { number: "H-4130-O", values: ["بلوط"], price: 160, stock: 57, weight: 1700, picture: "cutting-board-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 145 },
      { begin: 24, price: 125 },
      { begin: 96, price: 105 },
    ],
    related: ["H-4010", "H-4110", "H-4020"],
    soldBefore: 1120,
    viewedBefore: 7953,
  },
  {
    number: "H-4020",
    name: "كوب صباح",
    subtitle: "خزف منقط، 0.35 لتر",
    categories: ["cups"],
    tags: ["hot"],
    pictures: ["mug-1.webp", "mug-0.webp", "mug-2.webp", "mug-0-close.webp", "mug-0-angle.webp"],
    description: copy`
      <p>مقبض لثلاث أصابع، وقاعدة لا تترك أثرًا، وحافّة رقيقة تُنسى. لا نشرب من غيره، ولذلك رفّ العيّنات
      فارغ.</p>
      <p>المقاهي تطلبه بالمنصّات. ولون الشوفان يخفي أثر الملاعق أربع سنوات تقريبًا.</p>
    `,
    attributes: [
      { name: "السعة", value: "0.35 لتر" },
      { name: "الطين", value: "خزف حجري خالٍ من الرصاص" },
      { name: "التنظيف", value: "في الجلاية، جُرب 2,000 غسلة" },
      { name: "الرص", value: "ثلاثة فوق بعضها بأمان" },
    ],
    specs: [
      {
        name: "الطلاء",
        values: [
          { name: "شوفان", picture: "mug-1.webp" },
          { name: "فيروزي", picture: "mug-0.webp" },
          { name: "مرجاني", picture: "mug-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-4020-O", values: ["شوفان"], price: 67, stock: 420, weight: 410, picture: "mug-1.webp" },
      { number: "H-4020-T", values: ["فيروزي"], price: 67, stock: 260, weight: 410, picture: "mug-0.webp" },
      { number: "H-4020-C", values: ["مرجاني"], price: 67, stock: 210, weight: 410, picture: "mug-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 57 },
      { begin: 48, price: 50 },
      { begin: 144, price: 42 },
    ],
    related: ["H-4040", "H-4050", "H-4110"],
    soldBefore: 5230,
    viewedBefore: 36723,
  },
  {
    number: "H-4050",
    name: "قارورة درب",
    subtitle: "فولاذ وغطاء من الخيزران، نصف لتر",
    categories: ["cups", "balcony"],
    tags: ["hot"],
    pictures: ["tumbler-1.webp", "tumbler-0.webp", "tumbler-2.webp", "tumbler-0-close.webp", "tumbler-0-angle.webp"],
    description: copy`
      <p>رفيقة الدرب. تحفظ الساخن ثماني ساعات والبارد يومًا كاملًا، صامتة في الحقيبة، وثقيلة بما يكفي لتنتبهوا
      حين تنسونها في السيارة.</p>
      <p>وعليها علامتكم من خمسين قطعة، محفورة بالليزر لتبقى.</p>
    `,
    attributes: [
      { name: "السعة", value: "نصف لتر" },
      { name: "الحفظ", value: "8 ساعات ساخنًا، 24 باردًا" },
      { name: "الفولاذ", value: "18/8 بجدار مزدوج" },
      { name: "الارتفاع", value: "24 سم" },
    ],
    specs: [
      {
        name: "اللون",
        values: [
          { name: "رمل", picture: "tumbler-1.webp" },
          { name: "فيروزي", picture: "tumbler-0.webp" },
          { name: "قرميد", picture: "tumbler-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-4050-S", values: ["رمل"], price: 135, stock: 110, weight: 360, picture: "tumbler-1.webp" },
      { number: "H-4050-T", values: ["فيروزي"], price: 135, stock: 74, weight: 360, picture: "tumbler-0.webp" },
      { number: "H-4050-B", values: ["قرميد"], price: 135, stock: 63, weight: 360, picture: "tumbler-2.webp" },
    ],
    tiers: [
      { begin: 12, price: 120 },
      { begin: 50, price: 99 },
      { begin: 200, price: 80 },
    ],
    related: ["H-4020", "H-6010", "H-5110"],
    soldBefore: 1980,
    viewedBefore: 13973,
  },
]
