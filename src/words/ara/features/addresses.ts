import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "البلد",
  addressCountryHint: "تتبع الحقول أدناه البلد المختار.",
  addressName: "الاسم الكامل",
  addressStreet: "الشارع ورقم المبنى",
  addressStreetMore: "الشقة أو الطابق أو الشركة",
  addressCity: "المدينة",
  regionState: "الولاية",
  regionProvince: "المقاطعة",
  regionPrefecture: "المحافظة",
  chooseRegion: "يرجى الاختيار",
  zipCode: "الرمز البريدي (ZIP)",
  postcode: "الرمز البريدي",
  addressPhone: "الهاتف",
  callingCode: "رمز الاتصال",
  addressEmail: "البريد الإلكتروني لهذا الطرد",
  addressDefault: "اجعله العنوان الافتراضي",
  saveAddress: "حفظ العنوان",
  defaultAddress: "افتراضي",
  addressOff: "لا نشحن إلى هناك حاليًا.",
}
