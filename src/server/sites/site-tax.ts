import { sql } from "drizzle-orm"
import { site } from "../../db/schema/site.ts"
import type { SiteTax } from "../site.ts"

/** What a site says about taxes, with its own rates, read with the site itself; null where it says nothing. */
export const siteTax = sql<SiteTax | null>`(
  select json_build_object(
    'prices', t.prices, 'fixed', t.fixed, 'freightClass', t.freight_class, 'rounding', t.rounding,
    'withdrawalDays', t.withdrawal_days, 'vatNumber', t.vat_number, 'vatChecker', t.vat_checker, 'euSales', t.eu_sales,
    'seller', json_build_object('country', t.country, 'region', t.region, 'postcode', t.postcode),
    'zones', (
      select coalesce(json_agg(json_build_object(
        'country', z.country, 'region', z.region, 'validFrom', z.valid_from, 'standard', z.standard,
        'reduced', z.reduced, 'freightTaxed', z.freight_taxed, 'postcodes',
          case when z.postcode_from is not null then json_build_object('from', z.postcode_from, 'to', z.postcode_to) end
      ) order by z.country, z.region nulls first, z.postcode_from nulls first, z.valid_from), '[]')
      from tax_zone z where z.site_id = t.site_id))
  from tax_setting t where t.site_id = ${site.id})`
