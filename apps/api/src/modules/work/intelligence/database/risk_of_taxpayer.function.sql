-- Why a taxpayer deserves a look, under any of their numbers: each reason with how many, what is owed or estimated, and since when. No score.
CREATE OR REPLACE FUNCTION risk_of_taxpayer(p_tpui text) RETURNS TABLE (reason text, count int, amount_kobo bigint, since date) LANGUAGE sql STABLE AS $$
  WITH own AS (SELECT reading.papers_of(reading.lead_of(p_tpui)) AS tpuis)
  SELECT r.reason, r.count::int, r.amount_kobo::bigint, r.since FROM own, LATERAL (
    SELECT 1 AS place, 'bills-overdue' AS reason, count(*), sum(b.total_kobo) AS amount_kobo, min(coalesce(b.due_on, b.expires_on)) AS since
    FROM bills b WHERE b.payer_tpui = ANY (own.tpuis) AND b.standing = 'open' AND coalesce(b.due_on, b.expires_on) < lagos_today()
    UNION ALL
    SELECT 2, 'returns-missing', count(*), NULL, min(o.due_on)
    FROM unnest(own.tpuis) AS u (tpui), LATERAL (
      SELECT d.due_on FROM reading.obligations d WHERE d.tpui = u.tpui AND d.state = 'expected' AND d.due_on < lagos_today() OFFSET 0
    ) o
    UNION ALL
    SELECT 3, 'demands-lapsed', count(*), sum(s.open_kobo), min(n.served_on)
    FROM demand_notices n, LATERAL sums_of_demand(n.id) s WHERE n.tpui = ANY (own.tpuis) AND n.state = 'served' AND standing_of_demand(n) = 'lapsed'
    UNION ALL
    SELECT 4, 'penalties-unpaid', count(*), sum(p.penalty_kobo + p.interest_kobo - p.remitted_penalty_kobo - p.remitted_interest_kobo), min(p.due_on)
    FROM penalties p JOIN bills b ON b.id = p.bill_id WHERE p.tpui = ANY (own.tpuis) AND p.state = 'billed' AND b.standing = 'open'
    UNION ALL
    SELECT 5, 'discrepancies-open', count(*), sum(d.effect_kobo), min(lagos_day(d.opened_at))
    FROM discrepancies d WHERE d.tpui = ANY (own.tpuis) AND d.state IN ('found', 'queried', 'explained')
    UNION ALL
    SELECT 6, 'leads-open', count(*), sum(l.low_kobo), min(lagos_day(l.found_at)) FROM leads l WHERE l.tpui = ANY (own.tpuis) AND l.state = 'open'
  ) r WHERE r.count > 0 ORDER BY r.place
$$;
