import { type ReactNode, useEffect } from "react"
import { useLocation } from "react-router"
import type { AdminSettings } from "../../../contract/admin/site-calls.ts"
import { useKeys } from "../../shell/keys.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Note } from "../../ui/mark.tsx"
import { SETTINGS_GROUPS, type SettingsGroup } from "./groups.ts"
import { SettingControl } from "./setting-control.tsx"
import { SettingsPage } from "./settings-page.tsx"
import { useSettingsForm } from "./use-settings-form.ts"

type SettingsFormProps = { group: SettingsGroup["name"]; settings: AdminSettings; children?: ReactNode }

/** The settings of a group, saved together; what stands in no field of them follows below. */
export function SettingsForm({ group, settings, children }: SettingsFormProps) {
  const t = useWords("settings")
  const f = useWords("frame")
  const here = SETTINGS_GROUPS.find(({ name }) => name === group)
  const form = useSettingsForm(settings)
  const { changed, save, discard, isBusy, theirs } = form
  const isDirty = changed.length > 0
  const blocker = useUnsaved(isDirty)
  useKeys({ "⌘s": () => isDirty && save() })
  useFieldOfAddress()
  if (!here) return null
  const labelOf = (name: string) => {
    const field = here.fields.find((each) => each.name === name)
    return field ? t(field.says) : name
  }
  const bar = isDirty && (
    <ActionBar isWaiting about={t("changes", { count: changed.length })}>
      <span className="small dim only-wide">{changed.map(labelOf).join(", ")}</span>
      <Button look="bare" onClick={discard}>
        {t("discard")}
      </Button>
      <Button look="do" keys="⌘S" isBusy={isBusy} onClick={save}>
        {f("save")}
      </Button>
    </ActionBar>
  )
  return (
    <SettingsPage group={group} bar={bar}>
      {theirs && (
        <Note kind="bad">
          <p className="strong">{t("changedByAnother")}</p>
          <ul className="difference">
            {changed.map((name) => (
              <li key={name}>
                <b>{labelOf(name)}</b>: {t("theirs")} <bdi>{String(theirs[name] ?? "")}</bdi>, {t("mine")}{" "}
                <bdi>{String(form.valueNow(name) ?? "")}</bdi>
              </li>
            ))}
          </ul>
          <p className="row">
            <Button onClick={() => form.settle(false)}>{f("keepTheirs")}</Button>
            <Button look="firm" onClick={() => form.settle(true)}>
              {f("keepMine")}
            </Button>
          </p>
        </Note>
      )}
      <section className="sheet set" aria-labelledby="group">
        <div>
          <h2 id="group">{t(here.says)}</h2>
          <p className="small dim">{t(here.hint)}</p>
        </div>
        <div className="form two-c">
          {here.fields.map((field) => (
            <SettingControl
              key={field.name}
              field={field}
              value={form.valueNow(field.name)}
              {...(form.faults[field.name] && { fault: form.faults[field.name] })}
              onChange={(value) => form.change(field.name, value)}
            />
          ))}
        </div>
      </section>
      {children}
      <Confirm
        isOpen={blocker.state === "blocked"}
        onClose={() => blocker.reset?.()}
        title={f("unsaved")}
        verb={f("unsavedLeave")}
        onConfirm={() => blocker.proceed?.()}
      >
        {changed.map(labelOf).join(", ")}
      </Confirm>
    </SettingsPage>
  )
}

/** The search leads to a field: it gets the focus. */
function useFieldOfAddress(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field may be looked for again
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus()
  }, [hash, key])
}
