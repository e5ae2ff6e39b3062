/** A headline line by line; read out it is one sentence. */
export function DisplayLines({ lines }: { lines: string[] }) {
  return (
    <bdi>
      {lines.map((line) => (
        <span key={line} className="line">
          {`${line} `}
        </span>
      ))}
    </bdi>
  )
}
