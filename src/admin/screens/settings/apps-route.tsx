import { useLoaderData } from "react-router"
import { APPS, type App } from "../../../domain/site/apps.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Switch } from "../../ui/input.tsx"
import { GroupSheet } from "./group-sheet.tsx"
import { SettingsPage } from "./settings-page.tsx"

export const loader = (args: ScreenArgs) => apiOf(args).need("GET /api/admin/site/apps")

const isApp = (name: string): name is App => name in APPS

export function Component() {
  const t = useWords("settings")
  const { list } = useLoaderData<typeof loader>()
  const { act } = useAct()
  return (
    <SettingsPage group="apps">
      <GroupSheet title={t("apps")} hint={t("appsHint")}>
        <ul className="apps">
          {list.map(({ id, name, on, problems }) =>
            isApp(name) ? (
              <li key={id}>
                <div className="two">
                  <Switch
                    label={t(`app_${name}`)}
                    checked={on}
                    onChange={() => act("POST /api/admin/site/apps", { body: { app_id: id, on: !on } })}
                  />
                  <span>{problems[0]?.msg ?? t(`app_${name}_does`)}</span>
                </div>
              </li>
            ) : null,
          )}
        </ul>
      </GroupSheet>
    </SettingsPage>
  )
}
