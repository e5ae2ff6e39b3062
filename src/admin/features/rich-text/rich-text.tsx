import ImageExtension from "@tiptap/extension-image"
import { EditorContent, useEditor } from "@tiptap/react"
import StarterKit from "@tiptap/starter-kit"
import type { IconNode } from "lucide"
import image from "lucide/dist/esm/icons/image.mjs"
import italic from "lucide/dist/esm/icons/italic.mjs"
import link from "lucide/dist/esm/icons/link-2.mjs"
import listIcon from "lucide/dist/esm/icons/list.mjs"
import listOrdered from "lucide/dist/esm/icons/list-ordered.mjs"
import quote from "lucide/dist/esm/icons/quote.mjs"
import { useState } from "react"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Input, Select } from "../../ui/input.tsx"
import { MediaPicker } from "../media/media-picker.tsx"
import "./rich-text.css"

type RichTextProps = { label: string; html: string; lang: string; dir: "ltr" | "rtl"; onChange: (html: string) => void }

/** Lucide's own, which its package does not carry as a file. */
const bold: IconNode = [["path", { d: "M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8" }]]

/** Only what the server keeps: it judges, whatever is pasted. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  ImageExtension,
]

/** Text with headings, lists, links and pictures of the library. */
export function RichText({ label, html, lang, dir, onChange }: RichTextProps) {
  const t = useWords("texts")
  const [isPicking, setPicking] = useState(false)
  const [linked, setLinked] = useState<string | null>(null)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, lang, dir, class: "paper" },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    shouldRerenderOnTransaction: true,
  })
  if (!editor) return null
  const level = [2, 3].find((each) => editor.isActive("heading", { level: each }))
  const tools = [
    {
      icon: bold,
      says: t("bold"),
      isOn: editor.isActive("bold"),
      does: () => editor.chain().focus().toggleBold().run(),
    },
    {
      icon: italic,
      says: t("italic"),
      isOn: editor.isActive("italic"),
      does: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      icon: listIcon,
      says: t("list"),
      isOn: editor.isActive("bulletList"),
      does: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      icon: listOrdered,
      says: t("numbered"),
      isOn: editor.isActive("orderedList"),
      does: () => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      icon: quote,
      says: t("quote"),
      isOn: editor.isActive("blockquote"),
      does: () => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      icon: link,
      says: t("link"),
      isOn: editor.isActive("link"),
      does: () => setLinked(String(editor.getAttributes("link").href ?? "")),
    },
    { icon: image, says: t("picture"), isOn: false, does: () => setPicking(true) },
  ]
  function setLink() {
    const chain = editor?.chain().focus().extendMarkRange("link")
    if (linked) chain?.setLink({ href: linked }).run()
    else chain?.unsetLink().run()
    setLinked(null)
  }
  return (
    <div className="rich">
      <div className="rich-bar" role="toolbar" aria-label={label}>
        <Select
          aria-label={t("kindOfParagraph")}
          value={level ?? 0}
          onChange={(event) => {
            const chosen = Number(event.target.value)
            if (chosen === 2 || chosen === 3) editor.chain().focus().setHeading({ level: chosen }).run()
            else editor.chain().focus().setParagraph().run()
          }}
        >
          <option value={0}>{t("paragraph")}</option>
          <option value={2}>{t("heading2")}</option>
          <option value={3}>{t("heading3")}</option>
        </Select>
        {tools.map(({ icon, says, isOn, does }) => (
          <button key={says} type="button" aria-label={says} aria-pressed={isOn} onClick={does}>
            <Icon of={icon} size="s" />
          </button>
        ))}
      </div>
      <EditorContent editor={editor} />
      <MediaPicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={({ url, alt, width, height }) =>
          editor.chain().focus().setImage({ src: url, alt, width, height }).run()
        }
      />
      <Dialog
        isOpen={linked !== null}
        onClose={() => setLinked(null)}
        title={t("link")}
        footer={
          <Button look="firm" onClick={setLink}>
            {linked ? t("link") : t("unlink")}
          </Button>
        }
      >
        <Field label={t("linkTo")}>
          <Input dir="ltr" value={linked ?? ""} onChange={(event) => setLinked(event.target.value)} />
        </Field>
      </Dialog>
    </div>
  )
}
