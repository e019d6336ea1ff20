-- Compares everything, wakes the question about what only a provider knows of, opens what differs and closes what does not any more.
CREATE OR REPLACE FUNCTION reconcile(p_today date, p_by uuid DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  opened int;
  closed int;
  run bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(4005022);
  PERFORM match_settlement_lines();
  PERFORM match_bank_lines();
  UPDATE payment_intents i SET checks = 0, next_check_at = clock_timestamp()
    FROM (
      SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.provider = l.provider AND i.provider_ref = l.reference
        WHERE l.state = 'theirs-only' AND l.gross_kobo > 0 AND l.reference <> ''
      UNION
      SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.provider = l.provider AND i.order_id = l.order_id
        WHERE l.state = 'theirs-only' AND l.gross_kobo > 0 AND l.order_id <> ''
    ) told
    WHERE i.id = told.id AND i.state IN ('AWAITING_PAYMENT', 'PROCESSING', 'FAILED', 'CANCELLED', 'EXPIRED');
  WITH found AS MATERIALIZED (SELECT * FROM settlement_differences(p_today)),
  fresh AS (
    INSERT INTO settlement_cases (kind, subject, reference, provider, payment_id, line_id, batch_id, bank_line_id, expected_kobo, received_kobo, day)
      SELECT f.kind, f.subject, f.reference, f.provider, f.payment_id, f.line_id, f.batch_id, f.bank_line_id, f.expected_kobo, f.received_kobo, f.day FROM found f
      ON CONFLICT DO NOTHING RETURNING id
  ), ended AS (
    UPDATE settlement_cases c SET closed_at = clock_timestamp(), evidence = settlement_evidence(c)
      WHERE c.closed_at IS NULL AND NOT EXISTS (SELECT FROM found f WHERE f.kind = c.kind AND f.subject = c.subject)
      RETURNING c.id
  )
  SELECT (SELECT count(*) FROM fresh), (SELECT count(*) FROM ended) INTO opened, closed;
  INSERT INTO reconciliation_runs (asked_by, up_to, opened, closed, open_now, figures)
    SELECT p_by, coalesce((
        -- Where nothing is awaited of a day, nothing is left to be compared with a list that is not there yet.
        SELECT min(least(greatest(coalesce(settlement_reach(s.provider), s.expected_from - 1), awaited.since - 1), p_today - 1)) FROM settlement_sources s
          JOIN LATERAL (SELECT min(x.paid_on) AS since FROM payment_settlements x
            WHERE x.provider = s.provider AND x.paid_on >= s.expected_from AND x.state = 'awaited') awaited ON awaited.since IS NOT NULL
      ), p_today - 1), opened, closed, (SELECT count(*) FROM settlement_cases WHERE closed_at IS NULL), coalesce((
        SELECT jsonb_object_agg(provider, jsonb_build_object('takenKobo', taken, 'awaitedKobo', awaited, 'settledKobo', settled, 'feesKobo', fees))
        FROM (SELECT provider, sum(amount_kobo) AS taken, sum(amount_kobo - taken_back_kobo) FILTER (WHERE state = 'awaited') AS awaited,
            sum(received_kobo) AS settled, sum(fee_kobo) AS fees FROM payment_settlements WHERE state <> 'taken-back' GROUP BY provider) sums), '{}')
    RETURNING id INTO run;
  RETURN run;
END $$;
