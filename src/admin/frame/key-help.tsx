import { useState } from "react"
import { OFFICE_SCREENS } from "../screens.ts"
import { letterKeys } from "../shell/keys.ts"
import { useWords } from "../shell/words.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Switch } from "../ui/input.tsx"

const KEYS = [
  ["⌘K", "keyFind"],
  ["?", "keyHelp"],
  ["/", "keySearch"],
  ["j", "keyNext"],
  ["k", "keyPrevious"],
  ["o", "keyOpen"],
  ["x", "keyTick"],
  ["↵", "keyDo"],
  ["esc", "keyEscape"],
  ["⌘S", "keySave"],
  ["⌘Z", "keyUndo"],
] as const

/** All keys, and a switch for those that are single letters. */
export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords("frame")
  const [areOn, setOn] = useState(letterKeys.areOn)
  const screens = OFFICE_SCREENS.flatMap(({ key, title, name }) => (key && title ? [{ key, title, name }] : []))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("allKeys")}>
      <dl className="keys-table">
        {KEYS.map(([key, says]) => (
          <div key={key} className="keys-row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(says)}</dd>
          </div>
        ))}
        {screens.map(({ key, title, name }) => (
          <div key={name} className="keys-row">
            <dt>
              <kbd>g</kbd> <kbd>{key}</kbd>
            </dt>
            <dd>{t("keyGo", { screen: t(title) })}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t("letterKeys")}
        checked={areOn}
        onChange={({ target }) => {
          letterKeys.set(target.checked)
          setOn(target.checked)
        }}
      />
    </Dialog>
  )
}
