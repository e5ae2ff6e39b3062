import { type ReactNode, useState } from "react"
import { Link, useNavigate, useParams } from "react-router"
import { useKeys } from "../../shell/keys.ts"
import { useIsOwner } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { ForOwners } from "../../ui/for-owners.tsx"
import { Input } from "../../ui/input.tsx"
import { Screen } from "../../ui/screen.tsx"
import "./settings.css"
import { groupPath, SETTINGS_GROUPS, type SettingsGroup, settingId } from "./groups.ts"

type SettingsPageProps = { group: SettingsGroup["name"]; bar?: ReactNode; children: ReactNode }

const FOUND_MAX = 8
const SEARCH_ID = "find-a-setting"

/** A group of settings: all groups beside it, and a search through every setting of all of them. */
export function SettingsPage({ group, bar, children }: SettingsPageProps) {
  const t = useWords("settings")
  const { shop = "" } = useParams()
  const isOwner = useIsOwner()
  const here = SETTINGS_GROUPS.find(({ name }) => name === group)
  return (
    <Screen
      title={here ? t(here.says) : t("title")}
      className="p-settings"
      bar={isOwner ? bar : undefined}
      actions={<FindSetting />}
    >
      <div className="setbed">
        <nav className="toc" aria-label={t("groups")}>
          {SETTINGS_GROUPS.map(({ name, says }) => (
            <Link
              key={name}
              to={`/admin/${shop}/${groupPath(name)}`}
              className={name === group ? "on" : undefined}
              aria-current={name === group ? "page" : undefined}
            >
              {t(says)}
            </Link>
          ))}
        </nav>
        <div className="stack">{isOwner ? children : <ForOwners />}</div>
      </div>
    </Screen>
  )
}

type Found = { key: string; path: string; says: string; group: string }

function FindSetting() {
  const t = useWords("settings")
  const { shop = "" } = useParams()
  const navigate = useNavigate()
  const [text, setText] = useState("")
  useKeys({ "/": () => document.getElementById(SEARCH_ID)?.focus() })
  const wanted = text.trim().toLowerCase()
  const all: Found[] = SETTINGS_GROUPS.flatMap(({ name, says, fields }) => {
    const group = t(says)
    const path = `/admin/${shop}/${groupPath(name)}`
    return [
      { key: name, path, says: group, group: "" },
      ...fields.map((field) => ({
        key: field.name,
        path: `${path}#${settingId(field.name)}`,
        says: t(field.says),
        group,
      })),
    ]
  })
  const found = wanted === "" ? [] : all.filter(({ says }) => says.toLowerCase().includes(wanted)).slice(0, FOUND_MAX)
  const goTo = ({ path }: Found) => {
    setText("")
    navigate(path)
  }
  return (
    <search className="setfind">
      <Input
        id={SEARCH_ID}
        type="search"
        aria-label={t("find")}
        placeholder={t("find")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === "Enter" && first) goTo(first)
          if (event.key === "Escape") setText("")
        }}
      />
      {wanted !== "" && (
        <ul className="sheet found" aria-label={t("foundSettings")}>
          {found.map((entry) => (
            <li key={entry.path}>
              <button type="button" className="link" onClick={() => goTo(entry)}>
                {entry.says}
                {entry.group && <span className="dim small"> {entry.group}</span>}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="dim">{t("foundNothing", { text })}</li>}
        </ul>
      )}
    </search>
  )
}
