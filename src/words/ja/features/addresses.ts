import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "国",
  addressCountryHint: "下の項目は国に合わせて変わります。",
  addressName: "お名前",
  addressStreet: "番地",
  addressStreetMore: "建物名・部屋番号・会社名",
  addressCity: "市区町村",
  regionState: "州",
  regionProvince: "省",
  regionPrefecture: "都道府県",
  chooseRegion: "選択してください",
  zipCode: "ZIPコード",
  postcode: "郵便番号",
  addressPhone: "電話番号",
  callingCode: "国番号",
  addressEmail: "この荷物の連絡先メール",
  addressDefault: "既定の住所にする",
  saveAddress: "住所を保存",
  defaultAddress: "既定",
  addressOff: "現在、この地域には配送していません。",
}
