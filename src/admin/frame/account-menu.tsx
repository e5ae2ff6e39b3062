import chevronsUpDown from "lucide/dist/esm/icons/chevrons-up-down.mjs"
import { useNavigate } from "react-router"
import { LOCALE_CODES, LOCALES, localeOf } from "../../domain/locales/locales.ts"
import { staffApi } from "../shell/api.ts"
import { setLanguage, useLanguage } from "../shell/language.ts"
import { useMe } from "../shell/session.ts"
import { setTheme, THEMES, useTheme } from "../shell/theme.ts"
import { loadSameWordsIn, useWords } from "../shell/words.ts"
import { Icon } from "../ui/icon.tsx"
import { Menu, MenuChoice, MenuGroup, MenuItem } from "../ui/menu.tsx"

const THEME_WORDS = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([letter = ""]) => letter)
    .slice(0, 2)
    .join("")
    .toUpperCase()

/** Who is signed in, and what concerns the person: language, theme, keys, sign-out. */
export function AccountMenu({ onKeys, isSmall = false }: { onKeys: () => void; isSmall?: boolean }) {
  const t = useWords("frame")
  const me = useMe()
  const language = useLanguage()
  const theme = useTheme()
  const navigate = useNavigate()

  async function speak(code: string): Promise<void> {
    const chosen = localeOf(code)
    if (!chosen) return
    await loadSameWordsIn(chosen)
    setLanguage(chosen)
  }

  async function signOut(): Promise<void> {
    await staffApi(me.site.name).ask("POST /api/admin/login/logout")
    await navigate("/admin/sign-in?out=1")
  }

  const face = <i className="face">{initialsOf(me.name)}</i>
  const trigger = (
    <button type="button" className={isSmall ? "btn icon bare" : "me"} aria-label={t("accountMenu")}>
      {face}
      {!isSmall && (
        <>
          <span className="me-name">
            <bdi>{me.name}</bdi>
            <span>{t(me.role === "owner" ? "roleOwner" : "roleClerk", { shop: me.site.title })}</span>
          </span>
          <Icon of={chevronsUpDown} />
        </>
      )}
    </button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem render={<a href={me.site.origin} target="_blank" rel="noreferrer" />}>{t("openShop")}</MenuItem>
      <MenuItem onSelect={onKeys}>{t("allKeys")}</MenuItem>
      <MenuGroup title={t("theme")}>
        <MenuChoice
          value={theme}
          choices={THEMES.map((value) => ({ value, text: t(THEME_WORDS[value]) }))}
          onChoose={(value) => THEMES.filter((each) => each === value).forEach(setTheme)}
        />
      </MenuGroup>
      <MenuGroup title={t("language")}>
        <MenuChoice
          value={language}
          choices={LOCALE_CODES.map((value) => ({ value, text: LOCALES[value].name }))}
          onChoose={speak}
        />
      </MenuGroup>
      <MenuItem onSelect={signOut}>{t("signOut")}</MenuItem>
    </Menu>
  )
}
