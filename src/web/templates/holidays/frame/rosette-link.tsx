import type { ComponentProps } from "react"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

type RosetteLinkProps = Omit<ComponentProps<typeof Link>, "children"> & {
  name: string
  image: string | null
  count?: number | undefined
}

/** A category as a rosette with its name below. */
export function RosetteLink({ name, image, count, ...link }: RosetteLinkProps) {
  return (
    <Link className="rosette-link" {...link}>
      <span className="rosette">
        <Picture src={image} sizes="136px" width={272} height={272} />
      </span>
      <MerchantText>{name}</MerchantText>
      {count ? <small>{count}</small> : null}
    </Link>
  )
}
