import { Menu as BaseMenu } from "@base-ui/react/menu"
import type { ReactElement, ReactNode } from "react"

type MenuProps = { trigger: ReactElement; children: ReactNode }

/** A list of things to do, at a button. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} collisionPadding={8} className="menu-place">
          <BaseMenu.Popup className="menu">{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

type MenuItemProps = { onSelect?: () => void; render?: ReactElement; isDisabled?: boolean; children: ReactNode }

export const MenuItem = ({ onSelect, render, isDisabled, children }: MenuItemProps) => (
  <BaseMenu.Item onClick={onSelect} render={render} disabled={isDisabled}>
    {children}
  </BaseMenu.Item>
)

export const MenuGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <BaseMenu.Group>
    <BaseMenu.GroupLabel className="menu-title">{title}</BaseMenu.GroupLabel>
    {children}
  </BaseMenu.Group>
)

type MenuChoiceProps = {
  value: string
  choices: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
}

export function MenuChoice({ value, choices, onChoose }: MenuChoiceProps) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={(chosen) => onChoose(String(chosen))}>
      {choices.map((choice) => (
        <BaseMenu.RadioItem key={choice.value} value={choice.value} closeOnClick>
          <BaseMenu.RadioItemIndicator keepMounted className="menu-dot" />
          {choice.text}
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}
