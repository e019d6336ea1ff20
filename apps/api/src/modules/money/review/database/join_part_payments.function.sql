-- Part payments that make up their bill are one case: the newest, which decides about all of them. The others are closed and their money waits in it.
-- The fewest that make it up; of eight others at most, or the sums to try would double with each.
CREATE OR REPLACE FUNCTION join_part_payments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  missing_kobo bigint;
  parts bigint[];
BEGIN
  SELECT b.total_kobo - p.amount_kobo INTO missing_kobo
    FROM bills b JOIN payments p ON p.bill_id = b.id JOIN payment_intents i ON i.id = p.intent_id
    WHERE b.id = new.bill_id AND p.id = new.payment_id AND b.pay_status_id = 1 AND b.cancelled_at IS NULL
      AND i.basket_id IS NULL AND held_kobo(p.id) = p.amount_kobo;
  IF missing_kobo IS NULL OR missing_kobo <= 0 THEN RETURN NULL; END IF;
  WITH other AS (
    SELECT c.id, p.amount_kobo, (row_number() OVER (ORDER BY c.id))::int - 1 AS place
    FROM review_cases c JOIN payments p ON p.id = c.payment_id JOIN payment_intents i ON i.id = p.intent_id
    WHERE c.bill_id = new.bill_id AND c.id <> new.id AND c.resolved_at IS NULL AND NOT is_mere_claim(c.kind) AND p.id <> new.payment_id
      AND p.bill_id = c.bill_id AND i.basket_id IS NULL AND held_kobo(p.id) = p.amount_kobo AND NOT is_joint_case(c.id)
    ORDER BY c.id LIMIT 8
  )
  SELECT m.ids INTO parts FROM generate_series(1, 255) AS choice
    CROSS JOIN LATERAL (
      SELECT array_agg(o.id) AS ids, sum(o.amount_kobo) AS kobo FROM other o WHERE choice & (1 << o.place) > 0
    ) AS m
    WHERE m.kobo = missing_kobo ORDER BY cardinality(m.ids), choice LIMIT 1;
  UPDATE review_cases SET joined_id = new.id, resolved_at = greatest(opened_at, new.opened_at), resolution = 'together' WHERE id = ANY (parts);
  RETURN NULL;
END $$;

-- Parts that two persons said are not one payment are not joined again by themselves.
CREATE TRIGGER review_cases_parts_join AFTER INSERT ON review_cases FOR EACH ROW
  WHEN (new.payment_id IS NOT NULL AND new.kind NOT IN ('part-payment', 'no-longer-paid') AND NOT is_mere_claim(new.kind))
  EXECUTE FUNCTION join_part_payments();
