import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "法人",
  buyForBusiness: "法人として購入する",
  company: "会社名",
  vatNumber: "VAT番号",
  vatHint: "国コードを付けてご記入ください（例：ATU12345678）",
  billedElsewhere: "請求先が別の住所である",
  billingAddress: "請求先住所",
  businessHint: "ご注文手続きで自動的に入力されます。会社名がない場合は何も保存されません。",
  saveBusiness: "保存",
  businessSaved: "法人情報を保存しました。",
  numberConfirmed: "このVAT番号は確認済みです。",
  numberNotConfirmed: "このVAT番号は確認されていません。",
}
