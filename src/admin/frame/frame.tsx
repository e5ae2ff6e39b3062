import { useState } from "react"
import { Outlet } from "react-router"
import { SignInOver } from "../features/sign-in/sign-in-over.tsx"
import { useLive } from "../shell/live.ts"
import { useWords } from "../shell/words.ts"
import { KeyHelp } from "./key-help.tsx"
import { LoadingLine } from "./loading-line.tsx"
import { OfflineNotice } from "./offline-notice.tsx"
import { Palette } from "./palette.tsx"
import { PhoneBar, PhoneTabs } from "./phone-bars.tsx"
import { Rail } from "./rail.tsx"
import { Toasts } from "./toasts.tsx"
import { useFrameKeys } from "./use-frame-keys.ts"
import { useScreen } from "./use-screen.ts"

/** What stands around every screen of a shop: menu, palette, keys, notices. */
export function Frame() {
  useLive(useScreen()?.name)
  const t = useWords("frame")
  const [open, setOpen] = useState<"palette" | "keys" | null>(null)
  useFrameKeys({ openPalette: () => setOpen("palette"), openKeys: () => setOpen("keys") })
  const close = () => setOpen(null)
  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <LoadingLine />
      <div className="room">
        <Rail onFind={() => setOpen("palette")} onKeys={() => setOpen("keys")} />
        <div className="page">
          <PhoneBar onFind={() => setOpen("palette")} onKeys={() => setOpen("keys")} />
          <OfflineNotice />
          <Outlet />
          <PhoneTabs />
        </div>
      </div>
      <Palette isOpen={open === "palette"} onClose={close} />
      <KeyHelp isOpen={open === "keys"} onClose={close} />
      <Toasts />
      <SignInOver />
    </>
  )
}
