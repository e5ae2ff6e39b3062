/** How many days a parcel takes, at least and at most. */
export interface DeliveryDays {
  readonly min: number
  readonly max: number
}

export const DELIVERY_DAYS_MAX = 365
