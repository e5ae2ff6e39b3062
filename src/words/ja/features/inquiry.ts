import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "数量をお知らせください。お見積りをお返しします。",
  inquiryWho: "お返事先",
  inquiryCompany: "会社名",
  inquiryPhone: "電話または WhatsApp",
  inquiryCountry: "お住まいの国",
  inquiryMessage: "メッセージ",
  inquiryMessageHint: "色、包装、納期、ご希望価格など",
  inquiryEmpty: "まだ問い合わせる商品がありません。",
  inquiryEmptyHint: "商品ページの「価格を問い合わせる」で追加できます。",
  inquirySeeGoods: "商品を探す",
  inquirySentTitle: "お問い合わせ {number} を受け付けました",
  inquirySentText: "控えをメールでお送りしました。できるだけ早くお返事します。",
}
