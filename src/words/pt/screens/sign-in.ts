import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "Inicie sessão para guardar",
  keptRightAfter: "{name} vai logo para os seus favoritos.",
  signInText: "As suas encomendas, endereços e cupões esperam aqui.",
  signInSide: "É bom voltar a vê-lo.",
  gateParcels: "Acompanhar cada encomenda",
  gateCoupons: "Cupões à sua espera",
  gateAddresses: "Endereços escritos uma só vez",
  newHere: "É novo aqui?",
  findGuestOrder: "Encontrar encomenda de convidado",
  passwordSet: "A nova palavra-passe está definida. Já pode iniciar sessão.",
  signInByPasskey: "Iniciar sessão com uma chave de acesso",
  orElse: "ou",
  noPasskey: "Nenhuma chave de acesso respondeu",
  noPasskeyText: "Foi cancelado, ou este dispositivo não tem nenhuma para nós. A palavra-passe continua válida.",
}
