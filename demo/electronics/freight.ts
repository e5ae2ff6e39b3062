import type { Catalogue } from "../catalogue.ts"

const perKilo = { firstWeight: 1000, furtherWeight: 1000 }
const overseas = { ...perKilo, firstFee: 16.9, furtherFee: 4.2, freeAbove: 250, days: [4, 7] } as const
const farAway = { ...perKilo, firstFee: 22, furtherFee: 5.9, days: [7, 12] } as const

export const freight: Catalogue["freight"] = [
  { region: "US", ...perKilo, firstFee: 4.9, furtherFee: 0.8, freeAbove: 35, days: [1, 2] },
  { region: "CA", ...perKilo, firstFee: 9.9, furtherFee: 2.2, freeAbove: 90, days: [2, 4] },
  { region: "MX", ...perKilo, firstFee: 11.9, furtherFee: 2.6, days: [3, 6] },
  { region: "GB", ...overseas },
  { region: "IE", ...overseas },
  { region: "DE", ...overseas },
  { region: "FR", ...overseas },
  { region: "ES", ...overseas },
  { region: "IT", ...overseas },
  { region: "JP", ...farAway },
  { region: "AU", ...farAway },
  { region: "AE", ...farAway },
]
