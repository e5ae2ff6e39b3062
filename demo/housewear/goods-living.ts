import type { CatalogueGoods } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const living: CatalogueGoods[] = [
  {
    number: "H-2041",
    name: "مصباح طاولة سمر",
    subtitle: "خزف مضلع وغطاء من الكتان",
    categories: ["light"],
    tags: ["salma"],
    pictures: ["table-lamp-0.webp", "table-lamp-0-close.webp", "table-lamp-0-angle.webp", "table-lamp-1.webp"],
    description: copy`
      <p>المصباح مكانه دون مستوى العين، ولا يحبّ الوحدة. اثنان من سمر وكتاب، وينقضي ليل الشتاء قبل أن
      تنتبهوا.</p>
      <p>يُخرَط ويُضلَّع باليد في عجلون، ويُطلى بلون غابة صنوبر بعد المطر، أو بلون عسلها. الغطاء كتّان على كرتون
      معاد التدوير، يُنزل الضوء إلى الطاولة أكثر مما ينشره في الغرفة.</p>
      <p>المفتاح على السلك، حيث تجده اليد في العتمة. له طقّة كطقّة الراديو القديم؛ نحن من طلبها.</p>
    `,
    attributes: [
      { name: "القاعدة", value: "خزف حجري بطلاء متفاعل" },
      { name: "الغطاء", value: "كتان على كرتون معاد التدوير" },
      { name: "قاعدة اللمبة", value: "من نوع E27، حتى 40 واط، قابلة للتخفيت" },
      { name: "السلك", value: "متران، مغلف بالقطن، بمفتاح يدوي" },
      { name: "صُنع في", value: "عجلون، الأردن" },
    ],
    specs: [
      {
        name: "الطلاء",
        values: [
          { name: "صنوبر", picture: "table-lamp-0.webp" },
          { name: "عنبر", picture: "table-lamp-1.webp" },
        ],
      },
      { name: "الارتفاع", values: [{ name: "38 سم" }, { name: "52 سم" }] },
    ],
    variants: [
      {
        number: "H-2041-P38",
        values: ["صنوبر", "38 سم"],
        price: 460,
        stock: 34,
        weight: 1700,
        picture: "table-lamp-0.webp",
      },
      {
        number: "H-2041-P52",
        values: ["صنوبر", "52 سم"],
        price: 540,
        stock: 34,
        weight: 2400,
        picture: "table-lamp-0.webp",
      },
      {
        number: "H-2041-A38",
        values: ["عنبر", "38 سم"],
        price: 460,
        stock: 0,
        weight: 1700,
        picture: "table-lamp-1.webp",
      },
      {
        number: "H-2041-A52",
        values: ["عنبر", "52 سم"],
        price: 540,
        stock: 21,
        weight: 2400,
        picture: "table-lamp-1.webp",
      },
    ],
    tiers: [
      { begin: 6, price: 435 },
      { begin: 12, price: 410 },
      { begin: 48, price: 360 },
    ],
    related: ["H-1060", "H-3010", "H-2210"],
    soldBefore: 1840,
    viewedBefore: 12993,
  },
  {
    number: "H-1110",
    name: "مزهرية وادي",
    subtitle: "أخضر نحاسي أو نصف مطلية، 31 سم",
    categories: ["vases"],
    tags: ["salma"],
    pictures: ["vase-1.webp", "vase-0.webp", "vase-2.webp", "vase-0-close.webp", "vase-0-angle.webp"],
    description: copy`
      <p>عميقة كاسمها: عنقها يحمل ثلاثة أغصان واقفة من غير حيلة، وبطنها يسع ماء أسبوع من الغياب.</p>
      <p>طلاء الطحلب من النحاس، يسيل على كل قطعة على هواه. أمّا «طين وحليب» فتُغمس حتى خصرها ويُترك ما تحته
      عاريًا، لترى الطاولة ممّ صُنعت.</p>
      <p>أغصان الزيتون ليست مع المزهرية. كانت لسلمى.</p>
    `,
    attributes: [
      { name: "الارتفاع", value: "31 سم" },
      { name: "الطين", value: "خزف حجري، لا يرشح من الداخل" },
      { name: "الفوهة", value: "4.5 سم" },
      { name: "صُنع في", value: "عجلون، الأردن" },
    ],
    specs: [
      {
        name: "الطلاء",
        values: [
          { name: "طحلب", picture: "vase-1.webp" },
          { name: "طين وحليب", picture: "vase-0.webp" },
          { name: "بحر", picture: "vase-2.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-1110-M", values: ["طحلب"], price: 195, stock: 40, weight: 1350, picture: "vase-1.webp" },
      { number: "H-1110-CAM", values: ["طين وحليب"], price: 195, stock: 33, weight: 1350, picture: "vase-0.webp" },
      { number: "H-1110-F", values: ["بحر"], price: 195, stock: 18, weight: 1350, picture: "vase-2.webp" },
    ],
    tiers: [
      { begin: 6, price: 175 },
      { begin: 12, price: 160 },
      { begin: 48, price: 140 },
    ],
    related: ["H-2041", "H-1190", "H-3010"],
    soldBefore: 1260,
    viewedBefore: 8933,
  },
  {
    number: "H-3010",
    name: "شمعة عنبر",
    subtitle: "أرز وعنبر، 55 ساعة",
    categories: ["scent", "balcony"],
    tags: ["hot"],
    pictures: [
      "scented-candle-0.webp",
      "scented-candle-0-close.webp",
      "scented-candle-0-angle.webp",
      "scented-candle-1.webp",
    ],
    description: copy`
      <p>أرز، وقليل من العنبر، ورائحة خزانة جدّتكم حين تُفتح. لا تملأ البيت؛ تملأ المقعد الذي بجانبها.</p>
      <p>الشمع صويا نقي. وبعد خمس وخمسين ساعة يصير الزجاج كأسًا للشاي والغطاء الخشبي صحنًا تحته، وهكذا تكوّن نصف
      مطبخنا.</p>
    `,
    attributes: [
      { name: "مدة الاشتعال", value: "55 ساعة" },
      { name: "الشمع", value: "شمع صويا نقي" },
      { name: "الغطاء", value: "بلوط" },
      { name: "الزجاج", value: "9 × 10 سم" },
    ],
    specs: [
      {
        name: "الزجاج",
        values: [
          { name: "عنبر", picture: "scented-candle-0.webp" },
          { name: "حجر", picture: "scented-candle-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-3010-A", values: ["عنبر"], price: 120, stock: 160, weight: 520, picture: "scented-candle-0.webp" },
      { number: "H-3010-S", values: ["حجر"], price: 120, stock: 90, weight: 520, picture: "scented-candle-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 105 },
      { begin: 12, price: 88 },
      { begin: 48, price: 74 },
    ],
    related: ["H-2041", "H-1110", "H-3050"],
    soldBefore: 3120,
    viewedBefore: 21953,
  },
  {
    number: "H-5020",
    name: "مقعد عتبة",
    subtitle: "بلوط وفولاذ، 64 سم",
    categories: ["seats"],
    tags: ["hot"],
    pictures: ["stool-0.webp", "stool-0-close.webp", "stool-0-angle.webp", "stool-1.webp"],
    description: copy`
      <p>العتبة أوّل ما يُجلس عليه عند الجيران، وهي أيضًا درجة يُصعد عليها. قرص مستدير، وأربع أرجل مائلة قليلًا،
      وحلقة تعرفها القدمان من غير دليل.</p>
      <p>البلّوط بهيكل أسود، والجوز بهيكل نحاسي. مستوٍ إلى المليمتر؛ مقهى في بيروت قاس الستة عشر كلها.</p>
    `,
    attributes: [
      { name: "الارتفاع", value: "64 سم" },
      { name: "المقعد", value: "بلوط أو جوز مدهون بالزيت، 34 سم" },
      { name: "الهيكل", value: "فولاذ مطلي بالبودرة أو بالنحاس" },
      { name: "يحمل", value: "140 كغ" },
      { name: "يصلكم", value: "مركبًا" },
    ],
    specs: [
      {
        name: "المقعد",
        values: [
          { name: "بلوط", picture: "stool-0.webp" },
          { name: "جوز", picture: "stool-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-5020-O", values: ["بلوط"], price: 375, stock: 48, weight: 4200, picture: "stool-0.webp" },
      { number: "H-5020-W", values: ["جوز"], price: 375, stock: 26, weight: 4200, picture: "stool-1.webp" },
    ],
    tiers: [
      { begin: 4, price: 345 },
      { begin: 12, price: 310 },
      { begin: 24, price: 285 },
    ],
    related: ["H-2041", "H-1060", "H-4010"],
    soldBefore: 640,
    viewedBefore: 4593,
  },
  {
    number: "H-6010",
    name: "سلة نزهة",
    subtitle: "صفصاف الفيوم، مع قماشتها",
    categories: ["balcony", "living"],
    tags: ["new"],
    pictures: [
      "picnic-basket-0.webp",
      "picnic-basket-0-close.webp",
      "picnic-basket-0-angle.webp",
      "picnic-basket-1.webp",
    ],
    description: copy`
      <p>سلّة يوم الجمعة: صفصاف يُقطع في شباط ويُحاك في آذار، بيد الرجل الذي زرناه في رسالتنا.</p>
      <p>المقبض ينطوي، والقماشة تُفكّ بعقدتين، والقاع مضاعف من أجل إبريق الشاي. الفاكهة والخبز من دكّان الزاوية،
      ولا يأتيان معها.</p>
    `,
    attributes: [
      { name: "العرض", value: "42 سم" },
      { name: "الصفصاف", value: "مقشور، من الفيوم" },
      { name: "القماش", value: "قطن، يُغسل على 60 درجة" },
      { name: "يحمل", value: "12 كغ" },
    ],
    specs: [
      {
        name: "القماش",
        values: [
          { name: "مربعات حمراء", picture: "picnic-basket-0.webp" },
          { name: "مربعات زرقاء", picture: "picnic-basket-1.webp" },
        ],
      },
    ],
    variants: [
      {
        number: "H-6010-RC",
        values: ["مربعات حمراء"],
        price: 300,
        stock: 22,
        weight: 1900,
        picture: "picnic-basket-0.webp",
      },
      {
        number: "H-6010-BC",
        values: ["مربعات زرقاء"],
        price: 300,
        stock: 17,
        weight: 1900,
        picture: "picnic-basket-1.webp",
      },
    ],
    tiers: [
      { begin: 6, price: 275 },
      { begin: 12, price: 250 },
    ],
    related: ["H-4050", "H-4040", "H-6020"],
    soldBefore: 410,
    viewedBefore: 2983,
  },
  {
    number: "H-1060",
    name: "ساعة حائط سكون",
    subtitle: "إطار من الدردار، بلا أي تكة، 30 سم",
    categories: ["living", "hallway"],
    tags: ["new"],
    pictures: [
      "wall-clock-0.webp",
      "wall-clock-0-close.webp",
      "wall-clock-0-angle.webp",
      "wall-clock-2.webp",
      "wall-clock-1.webp",
    ],
    description: copy`
      <p>عقرب يدور بلا خطوات، فلا شيء يُسمع؛ وعقرب الثواني أحمر، ليبقى شيء يُرى.</p>
      <p>مسمار واحد يكفي. العلّاقة في العلبة، والمسمار في درجكم.</p>
    `,
    attributes: [
      { name: "القُطر", value: "30 سم" },
      { name: "الآلية", value: "حركة انسيابية، بطارية AA واحدة" },
      { name: "الإطار", value: "دردار، أو نحاس حول أخضر صنوبري" },
      { name: "الزجاج", value: "معدني" },
    ],
    specs: [
      {
        name: "الإطار",
        values: [
          { name: "دردار", picture: "wall-clock-0.webp" },
          { name: "أخضر صنوبري", picture: "wall-clock-2.webp" },
          { name: "أسود", picture: "wall-clock-1.webp" },
        ],
      },
    ],
    variants: [
      { number: "H-1060-A", values: ["دردار"], price: 310, stock: 31, weight: 1100, picture: "wall-clock-0.webp" },
      {
        number: "H-1060-PG",
        values: ["أخضر صنوبري"],
        price: 310,
        stock: 19,
        weight: 1100,
        picture: "wall-clock-2.webp",
      },
      { number: "H-1060-B", values: ["أسود"], price: 310, stock: 24, weight: 1100, picture: "wall-clock-1.webp" },
    ],
    tiers: [
      { begin: 6, price: 285 },
      { begin: 12, price: 255 },
    ],
    related: ["H-2041", "H-1110", "H-5020"],
    soldBefore: 530,
    viewedBefore: 3823,
  },
]
