-- Whom employers paid, or from whom tax was withheld, in a year, by each number or, where there is none, name: as it was filed last.
CREATE OR REPLACE FUNCTION people_of_own_rows(p_kind text, p_year int) RETURNS TABLE (
  own_key text, is_person boolean, name text, tax_id text, payers int, gross_kobo bigint, tax_kobo bigint
) LANGUAGE sql STABLE AS $$
  SELECT p_year || ':' || md5('number:' || lower(translate(r.tax_id, '- ', '')) || CASE WHEN r.tax_id = '' THEN s.tpui || key_of_name(r.name) ELSE '' END), true,
    (array_agg(r.name ORDER BY s.month DESC))[1], r.tax_id, count(DISTINCT s.tpui)::int, sum(r.gross_kobo)::bigint, sum(r.deducted_kobo)::bigint
  FROM paye_rows r JOIN paye_schedules s ON s.id = r.schedule_id
  WHERE p_kind = 'paye-rows' AND s.state = 'filed' AND s.month BETWEEN make_date(p_year, 1, 1) AND make_date(p_year, 12, 31) AND length(r.name) BETWEEN 2 AND 160
    AND NOT EXISTS (SELECT FROM paye_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version)
  GROUP BY 1, r.tax_id
  UNION ALL
  SELECT p_year || ':' || r.beneficiary, bool_or(r.payee LIKE '%individual'), (array_agg(r.name ORDER BY s.month DESC))[1], max(r.tax_id), count(DISTINCT s.tpui)::int,
    sum(r.gross_kobo)::bigint, sum(r.due_kobo)::bigint
  FROM withholding_rows r JOIN withholding_schedules s ON s.id = r.schedule_id
  WHERE p_kind = 'withholding-rows' AND s.state = 'filed' AND s.month BETWEEN make_date(p_year, 1, 1) AND make_date(p_year, 12, 31) AND r.payee LIKE 'resident-%'
    AND length(r.name) BETWEEN 2 AND 160
    AND NOT EXISTS (SELECT FROM withholding_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version)
  GROUP BY r.beneficiary
$$;
