import type { WordsOf } from "../../words.ts"

export const business: WordsOf["business"] = {
  business: "企业",
  buyForBusiness: "为企业购买",
  company: "公司名称",
  vatNumber: "增值税号",
  vatHint: "包含国家代码，例如 ATU12345678",
  billedElsewhere: "账单寄往其他地址",
  billingAddress: "账单地址",
  businessHint: "结账时会自动填入。未填写公司名称则不保存任何内容。",
  saveBusiness: "保存",
  businessSaved: "企业信息已保存。",
  numberConfirmed: "该增值税号已确认。",
  numberNotConfirmed: "该增值税号尚未确认。",
}
