import type { CallReply } from "../../../contract/calls.ts"
import { useFormats } from "../../shell/formats.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Mark } from "../../ui/mark.tsx"

type Session = CallReply<"GET /api/admin/account/sessions">["list"][number]

/** Where somebody is signed in. */
export function SessionsSheet({ sessions }: { sessions: Session[] }) {
  const t = useWords("account")
  const { moment } = useFormats()
  const { act, isBusy } = useAct()
  const end = (id?: string) => act("POST /api/admin/account/endSession", { body: { id } }, { done: t("sessionEnded") })
  return (
    <section className="sheet" aria-labelledby="sessions">
      <header>
        <h2 id="sessions">{t("sessions")}</h2>
      </header>
      <ul className="list">
        {sessions.map(({ id, device, country, seenTime, isThis }) => (
          <li key={id}>
            <span className="strong">
              <bdi>{device || t("unknownDevice")}</bdi> {country && <bdi>{country}</bdi>}
            </span>
            <span className="dim">{t("seen", { time: moment(seenTime) })}</span>
            {isThis ? (
              <Mark>{t("thisSession")}</Mark>
            ) : (
              <Button look="bare" isBusy={isBusy} onClick={() => end(id)}>
                {t("endSession")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="in">
          <Button isBusy={isBusy} onClick={() => end()}>
            {t("endOthers")}
          </Button>
        </div>
      )}
    </section>
  )
}
