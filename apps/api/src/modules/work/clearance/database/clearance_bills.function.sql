-- What a taxpayer has not paid, each with why it stands in the way or why not: contested, in parts of an agreement, not due yet. What somebody
-- raised for themselves and no return or law asks for is no debt.
-- OFFSET keeps the heads to one bill: without it the lines of all bills are grouped first.
-- Planned once for a connection: planning takes ten times as long as reading one taxpayer (decision 0845).
CREATE OR REPLACE FUNCTION clearance_bills(p_tpui text) RETURNS TABLE (
  reference text, heads text, amount_kobo bigint, due_on date, standing text, bar text, year int
) LANGUAGE sql STABLE
SET plan_cache_mode = force_generic_plan AS $$
  SELECT b.reference, h.heads, b.total_kobo, coalesce(b.due_on, b.expires_on), b.standing::text,
    CASE
      WHEN EXISTS (SELECT FROM law_bills l WHERE l.bill_id = b.id AND l.released_at IS NULL AND l.demandable_from IS NULL)
        OR EXISTS (SELECT FROM bill_disputes x WHERE x.bill_id = b.id AND x.kind = 'dispute' AND x.ended_at IS NULL) THEN 'disputed'
      WHEN p.state = 'active' THEN 'plan-kept'
      WHEN p.state = 'broken' THEN 'plan-broken'
      WHEN d.demandable_from > lagos_today() THEN 'not-due'
      WHEN d.ground = 'return' AND d.kind = 'direct-assessment' THEN 'owed'
      WHEN d.ground IS NULL AND b.due_on IS NULL AND b.raised_by IS NOT NULL THEN 'own-invoice'
      WHEN coalesce(b.due_on, d.demandable_from, b.expires_on) >= lagos_today() THEN 'not-due'
      ELSE 'owed'
    END,
    extract(year FROM d.period_from)::int
  FROM bills b
  LEFT JOIN LATERAL (SELECT * FROM demandable_bills x WHERE x.bill_id = b.id ORDER BY x.ground IN ('return', 'paye', 'withholding') DESC LIMIT 1) d ON true
  LEFT JOIN LATERAL (SELECT q.state FROM instalments i JOIN instalment_plans q ON q.id = i.plan_id WHERE i.bill_id = b.id) p ON true
  LEFT JOIN LATERAL (SELECT x.heads FROM reading.bill_heads x WHERE x.bill_id = b.id OFFSET 0) h ON true
  WHERE b.payer_tpui = ANY (reading.papers_of(p_tpui)) AND b.standing IN ('open', 'under-review')
  ORDER BY coalesce(b.due_on, b.expires_on), b.reference
$$;
