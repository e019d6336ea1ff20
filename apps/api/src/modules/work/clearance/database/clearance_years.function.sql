-- Of each of three years what was filed of it: the newest return, and what was billed for it and paid; whether one was expected; what was said of it.
-- Planned once for a connection: planning takes ten times as long as reading one taxpayer (decision 0845).
CREATE OR REPLACE FUNCTION clearance_years(p_tpui text, p_first int) RETURNS TABLE (
  year int, return_state text, return_tax_kobo bigint, return_credit_kobo bigint, return_figures jsonb, paid_kobo bigint, paper_id uuid, paper_kind text,
  paper_state text, paper_income_kobo bigint, paper_tax_kobo bigint
) LANGUAGE sql STABLE
SET plan_cache_mode = force_generic_plan AS $$
  SELECT y.year,
    CASE WHEN r.tax_kobo IS NOT NULL THEN 'filed' WHEN o.state IN ('filed', 'filed-late') THEN 'filed' WHEN o.state IN ('expected', 'excused') THEN o.state END,
    r.tax_kobo, r.credit_kobo, r.figures,
    (SELECT coalesce(sum(m.paid_kobo), 0)::bigint FROM unnest(reading.papers_of(p_tpui)) AS t (tpui),
      LATERAL reading.duty_money(t.tpui, 'direct-assessment', make_date(y.year, 1, 1), lagos_today()) m),
    s.id, s.kind, s.state, s.income_kobo, s.tax_kobo
  FROM generate_series(p_first, p_first + 2) AS y (year)
  LEFT JOIN LATERAL (
    SELECT f.tax_kobo, f.credit_kobo, f.figures FROM filed_returns f
    WHERE f.tpui = ANY (reading.papers_of(p_tpui)) AND f.kind = 'direct-assessment' AND f.period_from = make_date(y.year, 1, 1)
    ORDER BY f.filed_at DESC, f.version DESC LIMIT 1
  ) r ON true
  LEFT JOIN LATERAL (
    SELECT q.state FROM reading.obligations q
    WHERE q.tpui = ANY (reading.papers_of(p_tpui)) AND q.kind = 'direct-assessment' AND q.period_from = make_date(y.year, 1, 1)
    ORDER BY array_position(ARRAY['filed', 'filed-late', 'excused', 'expected', 'ended'], q.state) LIMIT 1
  ) o ON true
  LEFT JOIN clearance_paper_years s ON s.tpui = p_tpui AND s.year = y.year AND s.state IN ('stated', 'accepted')
  ORDER BY y.year
$$;
