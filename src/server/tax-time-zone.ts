/** Days of taxes (rates that begin, quarters, withdrawal) are days of this zone, as all days of a shop are. */
export const TAX_TIME_ZONE = "UTC"
