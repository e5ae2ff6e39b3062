import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "国家/地区",
  addressCountryHint: "下方的填写项会随国家变化。",
  addressName: "收件人姓名",
  addressStreet: "街道和门牌号",
  addressStreetMore: "单元、楼层、公司",
  addressCity: "城市",
  regionState: "州",
  regionProvince: "省",
  regionPrefecture: "都道府县",
  chooseRegion: "请选择",
  zipCode: "邮政编码 (ZIP)",
  postcode: "邮政编码",
  addressPhone: "电话",
  callingCode: "国际区号",
  addressEmail: "此包裹的电子邮箱",
  addressDefault: "设为默认地址",
  saveAddress: "保存地址",
  defaultAddress: "默认",
  addressOff: "目前不配送到该地区。",
}
