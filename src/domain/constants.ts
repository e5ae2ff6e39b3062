// Every number of the specification has its name here, and nowhere else.

// Back office
/** A step of the staff can be taken back for so long, and its mails wait. */
export const STEP_UNDO_SECONDS = 10
/** How long the papers of an order are kept for the law, counted from the order: the longest of the countries that shops sell from. */
export const ORDER_PAPERS_YEARS = 10

// Cookies
/** Cookies for user, token, remember and goods password. */
export const COOKIE_LIFE_SECONDS = 604_800
export const LANGUAGE_COOKIE = "i18n_redirected"
export const LANGUAGE_COOKIE_DAYS = 365
export const TEMPLATE_COOKIE = "template"
export const CURRENCY_COOKIE = "rate"
/** Access and refresh token of a browser, readable by the server only; `user` holds name and e-mail for the page. */
export const TOKEN_COOKIE = "token"
export const REFRESH_COOKIE = "refresh_token"
export const USER_COOKIE = "user"
/** Whether the session outlives the browser. */
export const REMEMBER_COOKIE = "remember"
/** Binds what a passkey is to sign to the browser that asked for it. */
export const PASSKEY_COOKIE = "passkey"
/** The same for staff: whoever works in a shop may also buy there. */
export const STAFF_COOKIE = "staff_session"
/** The same for their passkeys. */
export const STAFF_PASSKEY_COOKIE = "staff_passkey"
/** Proof that this browser has bought as a guest. */
export const GUEST_COOKIE = "guest"
export const GUEST_COOKIE_DAYS = 365
/** Orders whose buyer has entered the e-mail address in this browser: not asked for again. */
export const ORDER_PROOFS_COOKIE = "guest_orders"
export const ORDER_PROOF_DAYS = 30
export const ORDER_PROOFS_MAX = 20
/** Proof that this browser has entered the goods password. */
export const GOODS_PASSWORD_COOKIE = "goods_password"
/** What a guest has in the cart: read by the page's scripts too, never part of what a page is cached by. */
export const GUEST_CART_COOKIE = "cart"
export const GUEST_CART_LINES_MAX = 60
/** How long 'do not show again' keeps the coupon popup away. */
export const COUPON_HIDDEN_DAYS = 7

// Sessions and members
/** A token counts as expiring with less than this left (or half its life, if that is less). */
export const REFRESH_BEFORE_EXPIRY_SECONDS = 3_000
export const ACCESS_TOKEN_LIFE_SECONDS = 3_600
export const REFRESH_TOKEN_LIFE_SECONDS = 604_800
/** Parallel refreshes with the same token within this time are honest. */
export const REFRESH_GRACE_SECONDS = 10
export const PASSWORD_MIN_LENGTH = 8

// Lists
export const ORDER_PAGE_SIZE = 10
export const FAVOURITE_PAGE_SIZE = 20
export const PAGE_SIZE_MAX = 100
/** No list has more pages: counting stops at 10,000 entries, and no page is shorter than ten. */
export const LIST_PAGE_MAX = 1_000
export const LIST_KEYWORDS_MAX = 100
export const LIST_SPECS_MAX = 50
export const SUGGESTED_GOODS_MAX = 8
export const SUGGESTED_CATEGORIES_MAX = 4
/** Ids are PostgreSQL integers. */
export const ID_MAX = 2_147_483_647

// Orders
/** An unpaid order becomes invalid after this, unless the site sets another time. */
export const UNPAID_ORDER_HOURS = 24
/** Where a shop takes online payment: how long pieces are held before a payment is begun. */
export const STOCK_HOLD_MINUTES = 30
/** The merchant hears of an order that is still unpaid after this. */
export const MERCHANT_TOLD_AFTER_MINUTES = 15
/** Unpaid orders at one time: of one member, guest or recipient, and of everybody behind one network address. */
export const UNPAID_ORDERS_PER_BUYER = 5
export const UNPAID_ORDERS_PER_NETWORK = 20
/** Of a variant's stock at most this part is in one buyer's unpaid orders, but always so many pieces. */
export const UNPAID_STOCK_PERCENT = 25
export const UNPAID_PIECES_LEAST = 5
export const ORDER_NUMBER_RANDOM_BITS_MIN = 60
/** How long after delivery a private buyer may return everything, unless the site sets another time. */
export const WITHDRAWAL_DAYS = 14

// Reviews
export const REVIEW_TEXT_MAX = 2_000
export const REVIEW_PICTURES_MAX = 6
export const RETURN_PICTURES_MAX = 6
export const RETURN_REASON_MAX = 200
export const RETURN_TEXT_MAX = 2_000
export const REVIEW_STARS_MIN = 1
export const REVIEW_STARS_MAX = 5

// Staff
/** Lists of the staff count so many rows exactly; what is beyond is "more than". */
export const LIST_COUNT_MAX = 10_000

// Requests
export const BODY_MAX_BYTES = 65_536
/** A thousand rows of a table. */
export const LARGE_BODY_MAX_BYTES = 1_048_576
/** What a payment provider may tell at once: much more than any of them does. */
export const WEBHOOK_MAX_BYTES = 262_144
export const PICTURE_MAX_BYTES = 5_242_880

// Notices
export const NOTIFICATION_MS = 5_000
/** A failed address save shows its message for less long than other notices. */
export const ADDRESS_FAILURE_MS = 3_000

// Page
export const SCROLL_TO_TOP_AFTER_PX = 600
export const COUNTDOWN_INTERVAL_MS = 1_000
export const LOADING_BAR_THROTTLE_MS = 200
export const LOADING_BAR_DURATION_MS = 2_000

// Inquiry carousel
/** Slides shown side by side from each width (px) on. */
export const INQUIRY_CAROUSEL_SLIDES = { 0: 1, 768: 2, 1024: 3 } as const
export const INQUIRY_CAROUSEL_SPACING_PX = 20

// Masonry
export const MASONRY_COLUMN_WIDTH_PX = 400
export const MASONRY_GAP_PX = 0
export const MASONRY_COLUMNS_MIN = 1

// Image viewer
export const VIEWER_SLIDESHOW_MS = 5_000
/** Share of the screen that a picture covers when the viewer opens. */
export const VIEWER_COVERAGE = 0.9
export const VIEWER_ZOOM_STEP = 0.1
export const VIEWER_ZOOM_MIN = 0.01
export const VIEWER_ZOOM_MAX = 100

// Loading
export const VERSION_CHECK_MS = 3_600_000
/** The same route is not reloaded twice within this time. */
export const ROUTE_RELOAD_GUARD_MS = 10_000
export const PRELOADS_AT_ONCE_MAX = 4

// Prices and quantities

/** Money has two digits at the API and on the screen. */
export const MONEY_DIGITS = 2
/** The largest amount, in minor units: fifteen digits are what a JSON number carries without loss. */
export const MAX_MONEY = 999_999_999_999_999
/** A currency rate has at most eight digits after the point. */
export const RATE_DIGITS = 8
/** What the tier rule answers when no tier's begin is at or below the quantity. */
export const NO_TIER_PRICE = 0
/** A cart line holds a whole number of pieces from 1 to 999,999. */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 999_999
/** Order promotion type 3: the percent that remains to be paid when a tier names none. */
export const DEFAULT_DISCOUNT_PERCENT = 100
/** Order promotion type 2: the reduction when a tier names none. */
export const DEFAULT_REDUCE_MONEY = 0
/** Order promotion types: 1 full-on gift, 2 full-on reduce, 3 full-on discount. */
export const ORDER_PROMOTION_TYPE = { gift: 1, reduce: 2, discount: 3 } as const
/** Discount kinds at the API: 1 reduce, 3 discount. */
export const DISCOUNT_KIND = { reduce: 1, discount: 3 } as const
/** Shipping types: 1 free by region, 2 freight calculable. */
export const SHIPPING_TYPE = { freeByRegion: 1, calculable: 2 } as const
