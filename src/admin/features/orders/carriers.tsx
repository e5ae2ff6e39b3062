const STORED = "vitrine.carrier"
const CARRIERS = ["DHL", "UPS", "FedEx", "DPD", "GLS", "USPS", "Royal Mail", "La Poste", "Deutsche Post", "Hermes"]

/** What was taken last comes first. */
export const lastCarrier = (): string => localStorage.getItem(STORED) ?? "DHL"
export const keepCarrier = (carrier: string): void => localStorage.setItem(STORED, carrier)

/** Names to choose from; any other may be typed. */
export const CarrierNames = ({ id }: { id: string }) => (
  <datalist id={id}>
    {CARRIERS.map((carrier) => (
      <option key={carrier} value={carrier} />
    ))}
  </datalist>
)
