-- What was withheld from somebody in a year and is receipted, by payer, month and name: what credit notes state. By their TPUI, or by the Tax ID they
-- stated; whoever shows it compares the name.
CREATE OR REPLACE FUNCTION own_credits_of_year(of_tpui text, of_year int) RETURNS TABLE (
  payer_tpui text, payer text, name text, is_stated boolean, month text, tax_kobo bigint
) LANGUAGE sql STABLE AS $$
  WITH numbers AS MATERIALIZED (
    SELECT md5('id:' || lower(translate(p.tpui, '- ', ''))) AS beneficiary, false AS is_stated FROM unnest(reading.papers_of(of_tpui)) AS p (tpui)
    UNION ALL SELECT md5('id:' || x.number), true FROM stated_tax_ids_of(of_tpui) AS x (number)
  )
  SELECT s.tpui, t.name, r.name, n.is_stated, to_char(s.month, 'YYYY-MM'), sum(r.due_kobo)::bigint
  FROM numbers n JOIN withholding_rows r ON r.beneficiary = n.beneficiary
  JOIN withholding_schedules s ON s.id = r.schedule_id JOIN taxpayers t ON t.tpui = s.tpui
  WHERE r.due_kobo > 0 AND s.state = 'filed' AND s.month BETWEEN make_date(of_year, 1, 1) AND make_date(of_year, 12, 31)
    AND NOT EXISTS (SELECT FROM withholding_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version)
    AND withholding_is_receipted(s.tpui, s.month)
  GROUP BY s.tpui, t.name, r.name, n.is_stated, s.month
  ORDER BY s.month, s.tpui, r.name
$$;
