const A = 65
const LETTERS = 26

/** The world's countries by name, in a language; what is chosen now stands among them whatever it is. */
export function countriesIn(iso: string, chosen = ""): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([iso], { type: "region", fallback: "none" })
  const codes = Array.from({ length: LETTERS * LETTERS }, (_, index) =>
    String.fromCharCode(A + Math.floor(index / LETTERS), A + (index % LETTERS)),
  )
  const known = codes.flatMap((code) => {
    const name = names.of(code)
    return name && !OTHER_CODES.has(code) ? [{ code, name }] : []
  })
  const isKnown = chosen === "" || known.some(({ code }) => code === chosen)
  const all = isKnown ? known : [...known, { code: chosen, name: chosen }]
  return all.toSorted((one, other) => one.name.localeCompare(other.name, iso))
}

/** What browsers have names for that are no countries, or no longer any. */
const OTHER_CODES = new Set(
  "AC,AN,BU,CP,CQ,CS,DD,DG,DY,EA,EU,EZ,FX,HV,IC,NH,NT,QO,RH,SU,TA,TP,UK,UN,VD,XA,XB,YD,YU,ZR,ZZ".split(","),
)
