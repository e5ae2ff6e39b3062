import { z } from "zod"

/** A kind of section as an editor is told of it; see `Control` for which field has `max` and which `of`. */
export const sectionKindShown = z.object({
  section: z.string(),
  components: z.array(z.string()),
  needs: z.array(z.string()),
  fields: z.array(
    z.object({
      name: z.string(),
      control: z.string(),
      max: z.number().int().optional(),
      of: z.array(z.string()).optional(),
    }),
  ),
})
