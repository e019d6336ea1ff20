-- Months and years that a taxpayer had to file by yesterday and did not, from the first of the three years on: of organisations, and of persons who
-- employ or withhold. The return of income is judged by its year.
-- OFFSET keeps the papers of one TPUI apart: without it the filed months of all employers are read.
-- Planned once for a connection: planning takes ten times as long as reading one taxpayer (decision 0845).
CREATE OR REPLACE FUNCTION clearance_duties(p_tpui text, p_first int) RETURNS TABLE (kind text, period_from date, due_on date) LANGUAGE sql STABLE
SET plan_cache_mode = force_generic_plan AS $$
  SELECT d.kind, d.period_from, d.due_on FROM (
    SELECT DISTINCT ON (q.kind, q.period_from) q.kind, q.period_from, q.due_on, q.state
    FROM unnest(reading.papers_of(p_tpui)) AS t (tpui)
    CROSS JOIN LATERAL (
      SELECT o.kind, o.period_from, o.due_on, o.state FROM reading.obligations o
      WHERE o.tpui = t.tpui AND o.kind <> 'direct-assessment' AND o.period_from >= make_date(p_first, 1, 1)
      OFFSET 0
    ) q
    ORDER BY q.kind, q.period_from, array_position(ARRAY['filed', 'filed-late', 'excused', 'expected', 'ended'], q.state)
  ) d
  WHERE d.state = 'expected' AND d.due_on < lagos_today()
  ORDER BY d.due_on, d.kind
$$;
