import { useSearchParams } from "react-router"
import { LOCALE_CODES, LOCALES } from "../../../domain/locales/locales.ts"
import { useWords } from "../../shell/words.ts"
import { Input, Select } from "../../ui/input.tsx"
import { SearchField } from "../../ui/search-field.tsx"

/** Which members are listed; all of it stands in the address. */
export function MemberFilters() {
  const t = useWords("members")
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete("page")
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <Select aria-label={label} value={search.get(name) ?? ""} onChange={(event) => set(name, event.target.value)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
  return (
    <div className="sift">
      <SearchField label={t("search")} />
      {choice("kind", t("kind"), [
        ["", t("kindAny")],
        ["private", t("kindPrivate")],
        ["business", t("kindBusiness")],
        ["confirmedBusiness", t("kindConfirmed")],
      ])}
      {choice("orders", t("orders"), [
        ["", t("ordersAny")],
        ["none", t("ordersNone")],
        ["one", t("ordersOne")],
        ["several", t("ordersSeveral")],
      ])}
      {choice("language", t("language"), [
        ["", t("languageAny")],
        ...LOCALE_CODES.map((code) => [code, LOCALES[code].name] as const),
      ])}
      <Input
        inputMode="decimal"
        aria-label={t("spentLeast")}
        placeholder={t("spentLeast")}
        defaultValue={search.get("spent") ?? ""}
        onBlur={(event) => set("spent", event.target.value.trim().replace(",", "."))}
      />
      <span className="row nowrap">
        {t("since")}
        <Input
          type="date"
          aria-label={t("since")}
          value={search.get("from") ?? ""}
          onChange={(event) => set("from", event.target.value)}
        />
      </span>
    </div>
  )
}
