import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "Войдите, чтобы сохранить",
  keptRightAfter: "{name} сразу попадёт в избранное.",
  signInText: "Здесь ждут ваши заказы, адреса и купоны.",
  signInSide: "Рады видеть вас снова.",
  gateParcels: "Следите за каждой посылкой",
  gateCoupons: "Купоны, которые вас ждут",
  gateAddresses: "Адрес вводится один раз",
  newHere: "Впервые здесь?",
  findGuestOrder: "Найти заказ гостя",
  passwordSet: "Новый пароль установлен. Теперь можно войти.",
  signInByPasskey: "Войти с ключом доступа",
  orElse: "или",
  noPasskey: "Ключ доступа не ответил",
  noPasskeyText: "Вход отменён, или на этом устройстве нет ключа для нас. Пароль по-прежнему действует.",
}
