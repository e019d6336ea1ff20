-- Months and years that a taxpayer had to file by yesterday and did not, from the first of the three years on: of organisations, and of persons who
-- employ or withhold. The return of income is judged by its year.
CREATE OR REPLACE FUNCTION clearance_duties(p_tpui text, p_first int) RETURNS TABLE (kind text, period_from date, due_on date) LANGUAGE sql STABLE AS $$
  SELECT d.kind, d.period_from, d.due_on FROM (
    SELECT DISTINCT ON (q.kind, q.period_from) q.kind, q.period_from, q.due_on, q.state FROM reading.obligations q
    WHERE q.tpui = ANY (reading.papers_of(p_tpui)) AND q.kind <> 'direct-assessment' AND q.period_from >= make_date(p_first, 1, 1)
    ORDER BY q.kind, q.period_from, array_position(ARRAY['filed', 'filed-late', 'excused', 'expected', 'ended'], q.state)
  ) d
  WHERE d.state = 'expected' AND d.due_on < lagos_today()
  ORDER BY d.due_on, d.kind
$$;
