/** What a country is called in a language; what is no country stays as it was written. */
export function countryName(country: string, iso: string): string {
  if (!/^[A-Za-z]{2}$/.test(country)) return country
  return new Intl.DisplayNames([iso], { type: "region" }).of(country.toUpperCase()) ?? country
}
