CREATE OR REPLACE FUNCTION queue_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO totals_queue (measure, status, day, mda_id, revenue_head_id, tax_office_id, lga_id, payer_category_id, expert_system_id,
    engine_code_id, documents, lines, kobo)
  SELECT 'billed', b.standing, b.issued_on, b.mda_id, l.revenue_head_id, b.tax_office_id, b.payer_lga_id, b.payer_category_id,
    b.expert_system_id, b.engine_code_id, CASE l.position WHEN 1 THEN s.sign ELSE 0 END, s.sign, s.sign * l.amount_kobo
  FROM changed l CROSS JOIN (VALUES (CASE tg_argv[0] WHEN 'added' THEN 1 ELSE -1 END)) AS s (sign)
  JOIN bills b ON b.id = l.bill_id;
  RETURN NULL;
END $$;
