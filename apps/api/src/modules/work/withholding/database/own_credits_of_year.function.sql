-- What was withheld from somebody in a year and is receipted, by payer and month: what credit notes state.
CREATE OR REPLACE FUNCTION own_credits_of_year(of_tpui text, of_year int) RETURNS TABLE (
  payer_tpui text, payer text, name text, month text, tax_kobo bigint
) LANGUAGE sql STABLE AS $$
  SELECT s.tpui, t.name, (array_agg(r.name ORDER BY r.position))[1], to_char(s.month, 'YYYY-MM'), sum(r.due_kobo)::bigint
  FROM withholding_rows r JOIN withholding_schedules s ON s.id = r.schedule_id JOIN taxpayers t ON t.tpui = s.tpui
  WHERE r.beneficiary = ANY (array(SELECT md5('id:' || lower(translate(p.tpui, '- ', ''))) FROM unnest(reading.papers_of(of_tpui)) AS p (tpui)))
    AND r.due_kobo > 0 AND s.state = 'filed' AND s.month BETWEEN make_date(of_year, 1, 1) AND make_date(of_year, 12, 31)
    AND NOT EXISTS (SELECT FROM withholding_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version)
    AND withholding_is_receipted(s.tpui, s.month)
  GROUP BY s.tpui, t.name, s.month
  ORDER BY s.month, s.tpui
$$;
