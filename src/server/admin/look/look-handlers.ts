import type { adminLookCalls } from "../../../contract/admin/look-calls.ts"
import type { Handlers } from "../../api/handlers.ts"
import {
  discardDraft,
  publishDraft,
  redoDraft,
  restoreLook,
  saveDraft,
  scheduleDraft,
  undoDraft,
} from "./change-draft.ts"
import { listRevisions } from "./list-revisions.ts"
import { previewDraft, shareDraft } from "./share-draft.ts"
import { showLook, showTemplates } from "./show-look.ts"

/** What the shop looks like, and will look like. */
export const lookHandlers: Handlers<typeof adminLookCalls> = {
  "GET /api/admin/look": ({ shop }) => showLook(shop),
  "GET /api/admin/look/templates": ({ shop }) => showTemplates(shop),
  "POST /api/admin/look/save": (ask) => saveDraft(ask, ask.body),
  "POST /api/admin/look/undo": (ask) => undoDraft(ask, ask.body),
  "POST /api/admin/look/redo": (ask) => redoDraft(ask, ask.body),
  "POST /api/admin/look/discard": (ask) => discardDraft(ask, ask.body),
  "POST /api/admin/look/publish": (ask) => publishDraft(ask, ask.body),
  "POST /api/admin/look/schedule": (ask) => scheduleDraft(ask, ask.body),
  "GET /api/admin/look/revisions": ({ shop, query }) => listRevisions(shop, query),
  "POST /api/admin/look/restore": (ask) => restoreLook(ask, ask.body),
  "POST /api/admin/look/share": (ask) => shareDraft(ask, ask.body),
  "GET /api/admin/look/preview": ({ shop, query }) => previewDraft(shop, query),
}
