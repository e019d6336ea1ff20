-- Amounts from which tax was withheld of somebody in a year, as each payer filed last; paid for or not.
CREATE OR REPLACE FUNCTION own_withheld_of_year(of_tpui text, of_year int) RETURNS TABLE (payer_tpui text, payer text, name text, gross_kobo bigint, tax_kobo bigint, until date)
LANGUAGE sql STABLE AS $$
  SELECT s.tpui, t.name, (array_agg(r.name ORDER BY s.month DESC))[1], sum(r.gross_kobo)::bigint, sum(r.due_kobo)::bigint, max(lagos_day(s.filed_at))
  FROM withholding_rows r JOIN withholding_schedules s ON s.id = r.schedule_id JOIN taxpayers t ON t.tpui = s.tpui
  WHERE r.beneficiary = ANY (array(SELECT md5('id:' || lower(translate(p.tpui, '- ', ''))) FROM unnest(reading.papers_of(of_tpui)) AS p (tpui)))
    AND s.state = 'filed' AND s.month BETWEEN make_date(of_year, 1, 1) AND make_date(of_year, 12, 31)
    AND NOT EXISTS (SELECT FROM withholding_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version)
  GROUP BY s.tpui, t.name
  ORDER BY s.tpui
$$;
