import Link from "@tiptap/extension-link"
import { EditorContent, useEditor } from "@tiptap/react"
import StarterKit from "@tiptap/starter-kit"
import type { IconNode } from "lucide"
import italic from "lucide/dist/esm/icons/italic.mjs"
import link from "lucide/dist/esm/icons/link-2.mjs"
import list from "lucide/dist/esm/icons/list.mjs"
import bold from "lucide/dist/esm/icons/type.mjs"
import { useWords } from "../../shell/words.ts"
import { Icon } from "../../ui/icon.tsx"

type DescriptionFieldProps = { html: string; onChange: (html: string) => void }

/** Text with headings, lists and links; the server takes out what could act. */
export default function DescriptionField({ html, onChange }: DescriptionFieldProps) {
  const t = useWords("good")
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: false }), Link.configure({ openOnClick: false })],
    content: html,
    // The policy of the page lets no style in that is not a file; what is needed of it stands in good.css.
    injectCSS: false,
    editorProps: { attributes: { "aria-label": t("description"), role: "textbox", "aria-multiline": "true" } },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? "" : now.getHTML()),
  })
  const tool = (label: string, icon: IconNode, isOn: boolean, run: () => void) => (
    <button type="button" aria-label={label} aria-pressed={isOn} onClick={run}>
      <Icon of={icon} size="s" />
    </button>
  )
  function setLink(): void {
    const href = prompt(t("linkAsk"), editor.getAttributes("link").href ?? "https://")
    if (href === null) return
    if (href === "" || href === "https://") editor.chain().focus().unsetLink().run()
    else editor.chain().focus().setLink({ href }).run()
  }
  return (
    <div className="rich">
      <div className="rich-bar" role="toolbar" aria-label={t("description")}>
        {tool(t("bold"), bold, editor.isActive("bold"), () => editor.chain().focus().toggleBold().run())}
        {tool(t("italic"), italic, editor.isActive("italic"), () => editor.chain().focus().toggleItalic().run())}
        {tool(t("bullets"), list, editor.isActive("bulletList"), () => editor.chain().focus().toggleBulletList().run())}
        {tool(t("link"), link, editor.isActive("link"), setLink)}
      </div>
      <EditorContent editor={editor} className="rich-text" />
    </div>
  )
}
