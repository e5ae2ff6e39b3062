import { Link } from "react-router"
import { useShop } from "../../shell/shell.ts"
import { Picture } from "../../ui/picture.tsx"
import type { SectionProps, Toned } from "../section-props.ts"

export function PlainHero({ hero, tone }: Toned<SectionProps["hero"]>) {
  const { name } = useShop()
  return (
    <section className="welcome" data-tone={tone}>
      <div>
        <h1>
          <bdi>{hero.title || name}</bdi>
        </h1>
        <p>
          <bdi>{hero.text}</bdi>
        </p>
        {hero.action && hero.url && (
          <Link data-slot="button" to={hero.url}>
            <bdi>{hero.action}</bdi>
          </Link>
        )}
      </div>
      {hero.image && <Picture src={hero.image} sizes="(min-width: 768px) 50vw, 100vw" isUrgent />}
    </section>
  )
}
