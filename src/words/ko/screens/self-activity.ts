import type { WordsOf } from "../../words.ts"

export const selfActivity: WordsOf["selfActivity"] = {
  activityTitle: "매장 추천",
  activityText: "저희가 직접 권하는 상품, 잠시 동안만.",
  runByShop: "매장 행사",
  noActivity: "지금은 행사가 없습니다.",
  noActivityText: "그동안 둘러보세요.",
}
