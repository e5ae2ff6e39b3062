-- Shown and charged amounts were hundredths in every currency; from now on they count the currency's own smallest unit.
-- Parts are taken from what was parted before and with them, so that together they stay the whole.
CREATE FUNCTION pg_temp.units(amount bigint, code text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $units$
  SELECT CASE
    WHEN code IN ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','VND','VUV','XAF','XOF','XPF')
      THEN round(amount / 100.0)::bigint
    WHEN code IN ('BHD','IQD','JOD','KWD','LYD','OMR','TND') THEN amount * 10
    ELSE amount END
$units$;
--> statement-breakpoint
CREATE TEMPORARY TABLE other_digits ON COMMIT DROP AS SELECT unnest(ARRAY[
  'BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','VND','VUV','XAF','XOF','XPF',
  'BHD','IQD','JOD','KWD','LYD','OMR','TND']) AS code;
--> statement-breakpoint
UPDATE refund r SET amount = greatest(1, p.upto - p.before) FROM (
  SELECT r.id, pg_temp.units((sum(r.amount) OVER parts)::bigint, p.currency_code) AS upto,
    pg_temp.units((sum(r.amount) OVER parts - r.amount)::bigint, p.currency_code) AS before
  FROM refund r JOIN payment p ON p.id = r.payment_id JOIN other_digits d ON d.code = p.currency_code
  WINDOW parts AS (PARTITION BY r.payment_id ORDER BY r.id)) p
WHERE p.id = r.id;
--> statement-breakpoint
UPDATE sandbox_refund r SET amount = greatest(1, p.upto - p.before) FROM (
  SELECT r.request_key, pg_temp.units((sum(r.amount) OVER parts)::bigint, p.currency_code) AS upto,
    pg_temp.units((sum(r.amount) OVER parts - r.amount)::bigint, p.currency_code) AS before
  FROM sandbox_refund r JOIN sandbox_payment p ON p.id = r.payment_id JOIN other_digits d ON d.code = p.currency_code
  WINDOW parts AS (PARTITION BY r.payment_id ORDER BY r.created_at, r.request_key)) p
WHERE p.request_key = r.request_key;
--> statement-breakpoint
UPDATE hand_money h SET amount = greatest(1, pg_temp.units(h.amount, o.currency_code))
FROM shop_order o JOIN other_digits d ON d.code = o.currency_code WHERE o.site_id = h.site_id AND o.id = h.order_id;
--> statement-breakpoint
UPDATE dispute t SET amount = greatest(1, pg_temp.units(t.amount, p.currency_code))
FROM payment p JOIN other_digits d ON d.code = p.currency_code WHERE p.id = t.payment_id;
--> statement-breakpoint
UPDATE payment p SET amount = greatest(1, pg_temp.units(amount, currency_code)),
  refunded = pg_temp.units(refunded, currency_code), lost = pg_temp.units(lost, currency_code)
FROM other_digits d WHERE d.code = p.currency_code;
--> statement-breakpoint
UPDATE sandbox_payment p SET amount = greatest(1, pg_temp.units(amount, currency_code)),
  refunded = pg_temp.units(refunded, currency_code)
FROM other_digits d WHERE d.code = p.currency_code;
--> statement-breakpoint
UPDATE shop_order o SET shown_total = pg_temp.units(shown_total, currency_code)
FROM other_digits d WHERE d.code = o.currency_code;
--> statement-breakpoint
UPDATE order_event e SET detail = jsonb_set(e.detail, '{amount}', to_jsonb(pg_temp.units((e.detail ->> 'amount')::bigint, d.code)))
FROM other_digits d WHERE e.kind = 'refunded' AND e.detail ->> 'currencyCode' = d.code AND e.detail ? 'amount';
--> statement-breakpoint
UPDATE payment_event e SET detail = jsonb_set(e.detail, '{amount}', to_jsonb(pg_temp.units((e.detail ->> 'amount')::bigint, d.code)))
FROM other_digits d WHERE e.kind = 'captured' AND e.detail ->> 'currencyCode' = d.code AND e.detail ? 'amount';
--> statement-breakpoint
UPDATE mail_outbox m SET content = jsonb_set(m.content, '{amount}', to_jsonb(pg_temp.units((m.content ->> 'amount')::bigint, d.code)))
FROM other_digits d WHERE m.kind = 'orderRefunded' AND m.content ->> 'currencyCode' = d.code;
