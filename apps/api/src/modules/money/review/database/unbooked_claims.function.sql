-- What a case claims and the books do not have, for a case that need not be in the table yet. A movement that is booked stands for one claim
-- of each teller: for the one it was booked from, or for the nearest within a day, as notices and answers name a day by different clocks.
CREATE OR REPLACE FUNCTION unbooked_claims(claimed review_cases)
RETURNS TABLE (movement text, teller text, day text, reference text, moment timestamptz, amount_kobo bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  teller_name text;
  booked record;
  found_key text;
  accounted text[] := '{}';
BEGIN
  FOR teller_name IN SELECT DISTINCT c ->> 'by' FROM jsonb_array_elements(claimed.detail -> 'claims') c LOOP
    FOR booked IN
      -- Of the first one the provider's own word counts: the books have no day before the attempt began.
      SELECT '' AS key, coalesce((
          SELECT o.paid_at FROM provider_observations o WHERE o.intent_id = claimed.intent_id AND o.outcome = 'paid' AND o.paid_at IS NOT NULL
            AND o.observed_at <= (SELECT min(f.recorded_at) FROM payments f WHERE f.intent_id = claimed.intent_id) ORDER BY o.id DESC LIMIT 1
        ), min(p.paid_at)) AS paid_at, min(p.recorded_at) AS recorded_at FROM payments p
        WHERE p.intent_id = claimed.intent_id AND (p.movement = '' OR p.basket_id IS NOT NULL) HAVING count(*) > 0
      UNION ALL
      SELECT p.movement, p.paid_at, p.recorded_at FROM payments p
        WHERE p.intent_id = claimed.intent_id AND p.movement <> '' AND p.basket_id IS NULL
      ORDER BY recorded_at, key
    LOOP
      SELECT k.key INTO found_key FROM keys_of_claims(claimed) k
        WHERE k.told_by = teller_name AND k.key <> ALL (accounted)
          AND (k.key = booked.key OR NOT EXISTS (SELECT FROM payments p WHERE p.intent_id = claimed.intent_id AND p.movement = k.key))
          AND CASE
            WHEN booked.key LIKE teller_name || ' %' THEN k.key = booked.key
            ELSE (k.moment IS NULL AND booked.key = '') OR abs(extract(epoch FROM k.moment - booked.paid_at)) <= 86400 END
        ORDER BY abs(extract(epoch FROM k.moment - booked.paid_at)) NULLS LAST, k.told_at LIMIT 1;
      IF found_key IS NOT NULL THEN accounted := accounted || found_key; END IF;
    END LOOP;
  END LOOP;
  RETURN QUERY
    SELECT k.key, k.told_by, k.day, k.reference, k.moment, CASE k.told_by
      WHEN 'notice' THEN (SELECT max(n.movement_kobo) FROM provider_notifications n WHERE n.intent_id = claimed.intent_id
        AND n.movement_date IS NOT DISTINCT FROM k.day AND n.movement_reference IS NOT DISTINCT FROM k.reference)
      ELSE (SELECT o.amount_kobo FROM provider_observations o WHERE o.intent_id = claimed.intent_id AND o.outcome = 'paid'
        AND o.paid_at IS NOT DISTINCT FROM k.moment AND o.movement_reference IS NOT DISTINCT FROM k.reference ORDER BY o.id DESC LIMIT 1) END
    FROM keys_of_claims(claimed) k WHERE k.key <> ALL (accounted) ORDER BY k.told_at DESC, k.key;
END $$;
