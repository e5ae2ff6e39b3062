import { passepartout } from "./arts/catalogue.ts"
import { camber } from "./car/catalogue.ts"
import { wattle } from "./car-green/catalogue.ts"
import type { Catalogue } from "./catalogue.ts"
import { odile } from "./chicos/catalogue.ts"
import { figlia } from "./chicos2/catalogue.ts"
import { quarter } from "./default-modulized/catalogue.ts"
import { ferrule } from "./electricity/catalogue.ts"
import { megahertz } from "./electronics/catalogue.ts"
import { wenceslas } from "./holidays/catalogue.ts"
import { hilal } from "./housewear/catalogue.ts"
import { honk } from "./merchandise/catalogue.ts"
import { rautmann } from "./partner/catalogue.ts"
import { raster71 } from "./socket/catalogue.ts"
import { split } from "./sport/catalogue.ts"
import { corvanne } from "./st-bags-01/catalogue.ts"
import { saintNeedle } from "./tattoo/catalogue.ts"
import { landed } from "./wholesale/catalogue.ts"

export const shops: Catalogue[] = [
  quarter,
  split,
  passepartout,
  landed,
  saintNeedle,
  corvanne,
  ferrule,
  camber,
  raster71,
  odile,
  honk,
  megahertz,
  wenceslas,
  hilal,
  wattle,
  figlia,
  rautmann,
]
