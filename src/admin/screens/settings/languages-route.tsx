import { Link, useLoaderData, useSearchParams } from "react-router"
import { LOCALES, localeOf } from "../../../domain/locales/locales.ts"
import { TRANSLATED_KINDS } from "../../../domain/locales/translated-texts.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useWords } from "../../shell/words.ts"
import { GroupSheet } from "./group-sheet.tsx"
import { SettingsForm } from "./settings-form.tsx"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const { searchParams } = new URL(args.request.url)
  const locale = localeOf(searchParams.get("locale"))
  const kind = TRANSLATED_KINDS.find((name) => name === searchParams.get("kind"))
  const [settings, progress] = await Promise.all([
    api.need("GET /api/admin/site/settings"),
    api.need("GET /api/admin/language/lists"),
  ])
  const missing = locale && kind ? await api.ask("GET /api/admin/language/missing", { query: { locale, kind } }) : null
  return { settings, progress, missing: missing?.code === 1 ? missing.data : null }
}

export function Component() {
  const t = useWords("settings")
  const { number } = useFormats()
  const { settings, progress, missing } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  return (
    <SettingsForm group="languages" settings={settings}>
      {progress.languages.length > 0 && (
        <GroupSheet title={t("progress")} hint={t("progressHint")}>
          <table className="shelf">
            <thead>
              <tr>
                <th scope="col">{t("kindOfThing")}</th>
                <th scope="col" className="num">
                  {t("allThings")}
                </th>
                {progress.languages.map(({ locale }) => (
                  <th scope="col" key={locale} className="num">
                    <bdi>{LOCALES[locale].name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {progress.kinds.map(({ kind, total }) => (
                <tr key={kind}>
                  <td className="strong">{t(`kind_${kind}`)}</td>
                  <td className="num">{number(total)}</td>
                  {progress.languages.map(({ locale, missing: open }) => (
                    <td key={locale} className="num">
                      {open[kind] ? (
                        <Link to={`?locale=${locale}&kind=${kind}`}>{t("missing", { count: number(open[kind]) })}</Link>
                      ) : (
                        t("complete")
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {missing && (
            <>
              <h3>{t("missingIn", { language: LOCALES[localeOf(params.get("locale")) ?? "en"].name })}</h3>
              <ul className="list">
                {missing.list.map(({ id, name }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </GroupSheet>
      )}
    </SettingsForm>
  )
}
