import type { CatalogueReview } from "../catalogue.ts"
import { copy } from "../copy.ts"
import { carmen, daniel, giulia, hanne, ines, kenta, marta, odile, priya, ruby, tom, yusuf } from "./reviewers.ts"

export const kitchenReviews: CatalogueReview[] = [
  {
    goods: "20418",
    variant: "20418-J3",
    member: ines,
    stars: 5,
    daysAgo: 14,
    content: copy`
      Heavy in the right way. It sits on the desk as if it means to stay. The jade is deeper than on the screen,
      closer to sea than mint.
    `,
  },
  {
    goods: "20418",
    variant: "20418-J3",
    member: tom,
    stars: 4,
    daysAgo: 23,
    content: "Buy the larger one for tea. Lovely glaze, but for builders’ tea you want the 450.",
  },
  {
    goods: "20418",
    variant: "20418-J4",
    member: tom,
    stars: 5,
    daysAgo: 9,
    content: "Followed my own advice. It is the right advice.",
  },
  {
    goods: "20418",
    variant: "20418-S3",
    member: marta,
    stars: 5,
    daysAgo: 31,
    content: "Bought two, my sister took one, bought two more, she took one again. I think this is how they sell them.",
  },
  {
    goods: "20418",
    variant: "20418-C3",
    member: carmen,
    stars: 5,
    daysAgo: 40,
    content: "The coral is honest coral, not salmon. Survived a toddler and a terrace.",
  },
  {
    goods: "20418",
    variant: "20418-S2",
    member: kenta,
    stars: 3,
    daysAgo: 52,
    content: "Beautiful, but 250 ml is really 230 if you want to walk with it. Handle a little large for a small cup.",
  },
  {
    goods: "20377",
    variant: "20377-11",
    member: hanne,
    stars: 5,
    daysAgo: 12,
    content: copy`
      Tropft nicht. Wirklich nicht. Ich habe es mit Rooibos, mit Earl Grey und aus Bosheit im vollen Schwall versucht.
      Das Sieb hinter der Tülle ist fein genug für losen Tee, und der Messingknopf bleibt kühl.
    `,
  },
  {
    goods: "20377",
    variant: "20377-11",
    member: tom,
    stars: 5,
    daysAgo: 20,
    content: "My mother approves of nothing from the internet. She approves of this.",
  },
  {
    goods: "20377",
    variant: "20377-07",
    member: ruby,
    stars: 4,
    daysAgo: 35,
    content: "Perfect pour. The lid is loose if you tip it past vertical, so don’t.",
  },
  {
    goods: "20377",
    variant: "20377-07",
    member: kenta,
    stars: 5,
    daysAgo: 44,
    content: "Good balance, even when full. I use it every morning for hojicha.",
  },
  {
    goods: "20102",
    variant: "20102-26",
    member: marta,
    stars: 5,
    daysAgo: 16,
    content: copy`
      The casserole arrived with a handwritten card on how to look after it. I have bought three since, none of them
      for me.
    `,
  },
  {
    goods: "20102",
    variant: "20102-30",
    member: giulia,
    stars: 5,
    daysAgo: 28,
    content: "Two litres of ragù, four hours, nothing stuck. You do need both arms.",
  },
  {
    goods: "20102",
    variant: "20102-26",
    member: odile,
    stars: 4,
    daysAgo: 33,
    content: copy`
      Très belle cocotte, basse juste comme il faut : les oignons dorent au lieu de bouillir. J’enlève une étoile pour
      le poids, mais à qui la faute, c’est de la fonte.
    `,
  },
  {
    goods: "20102",
    variant: "20102-30",
    member: priya,
    stars: 2,
    daysAgo: 47,
    content: copy`
      Lovely pot, wrong pot for me: it does not fit my smallest burner and heats only in the middle. Moira took it
      back without a word, so the second star is hers.
    `,
  },
  {
    goods: "20511",
    variant: "20511-L",
    member: daniel,
    stars: 5,
    daysAgo: 19,
    content: "I asked for quiet grain and got the calmest piece of wood I have ever seen.",
  },
  {
    goods: "20511",
    variant: "20511-L",
    member: hanne,
    stars: 4,
    daysAgo: 38,
    content: copy`
      Solid and handsome. It cupped slightly in the first month and flattened again after oiling, as the notebook said
      it would.
    `,
  },
  {
    goods: "20511",
    variant: "20511-M",
    member: ines,
    stars: 5,
    daysAgo: 60,
    content: "Lives on its nail. Comes down for cheese.",
  },
  {
    goods: "20933",
    variant: "20933-06",
    member: daniel,
    stars: 5,
    daysAgo: 8,
    content: "Left it in a truck in Austin in August. There was still ice. I have no further questions.",
  },
  {
    goods: "20933",
    variant: "20933-06",
    member: yusuf,
    stars: 5,
    daysAgo: 15,
    content: copy`
      قارورة ممتازة. تركتها في السيارة تحت شمس دبي من الصباح حتى العصر وبقي الماء باردًا. الحلقة مريحة والغطاء لا
      يسرّب أبدًا.
    `,
  },
  {
    goods: "20933",
    variant: "20933-04",
    member: ruby,
    stars: 4,
    daysAgo: 29,
    content: "Fits the pram holder. Paint has one scratch already, my fault, it met a cliff.",
  },
  {
    goods: "20933",
    variant: "20933-10",
    member: marta,
    stars: 3,
    daysAgo: 71,
    content: copy`
      Great bottle, but the litre is too wide for my car’s cup holder and you do not mention the diameter anywhere.
    `,
  },
  {
    goods: "20640",
    variant: "20640-1",
    member: giulia,
    stars: 5,
    daysAgo: 25,
    content: "The lids close with a sound that makes me want to put more things into jars.",
  },
  {
    goods: "20640",
    variant: "20640-1",
    member: carmen,
    stars: 4,
    daysAgo: 55,
    content: "Good glass. One lid swelled after a steamy week, then went back to normal.",
  },
  {
    goods: "20702",
    variant: "20702-4",
    member: odile,
    stars: 5,
    daysAgo: 11,
    content: copy`
      Solid, lined, and the lining really does come off. We have had lunch outside four times and it is not even warm
      yet.
    `,
  },
  {
    goods: "20702",
    variant: "20702-2",
    member: priya,
    stars: 5,
    daysAgo: 18,
    content: "On the bike rack with two bungee cords, over streetcar tracks. Eggs intact.",
  },
]
