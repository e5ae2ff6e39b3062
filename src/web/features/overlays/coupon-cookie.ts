/** Set for a week by whoever does not want to see the coupon again. */
export const COUPON_COOKIE = "coupon_hidden"
