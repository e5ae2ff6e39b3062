import type { WordsOf } from "../../words.ts"

export const addresses: WordsOf["addresses"] = {
  addressCountry: "국가",
  addressCountryHint: "아래 항목은 국가에 따라 바뀝니다.",
  addressName: "받는 사람 이름",
  addressStreet: "도로명과 번지",
  addressStreetMore: "동·호수, 층, 회사",
  addressCity: "시/군/구",
  regionState: "주",
  regionProvince: "성",
  regionPrefecture: "도도부현",
  chooseRegion: "선택하세요",
  zipCode: "우편번호 (ZIP)",
  postcode: "우편번호",
  addressPhone: "전화번호",
  callingCode: "국가번호",
  addressEmail: "이 소포용 이메일",
  addressDefault: "기본 배송지로 설정",
  saveAddress: "주소 저장",
  defaultAddress: "기본",
  addressOff: "현재 이 지역으로는 배송하지 않습니다.",
}
