/** What has come of a try, below the provider's form: it is read out when it changes. */
export function PayNews({ fault, news }: { fault: string; news: string }) {
  return (
    <div aria-live="polite" data-slot="pay-news">
      {fault && (
        <p data-slot="field-fault" role="alert">
          {fault}
        </p>
      )}
      {!fault && news && <p data-quiet>{news}</p>}
    </div>
  )
}
