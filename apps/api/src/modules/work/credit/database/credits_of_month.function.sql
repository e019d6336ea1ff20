CREATE OR REPLACE FUNCTION credits_of_month(of_tax text, of_tpui text, of_month date) RETURNS SETOF paye_credits LANGUAGE sql STABLE AS $$
  SELECT c.* FROM tax_months m JOIN paye_credits c ON c.schedule_id = m.schedule_id WHERE of_tax = 'paye' AND m.tax = 'paye' AND m.tpui = of_tpui AND m.month = of_month
  UNION ALL
  SELECT c.* FROM tax_months m JOIN paye_credits c ON c.withholding_schedule_id = m.schedule_id
  WHERE of_tax = 'withholding' AND m.tax = 'withholding' AND m.tpui = of_tpui AND m.month = of_month
  UNION ALL
  SELECT c.* FROM tax_months m JOIN paye_credits c ON c.return_id = m.schedule_id WHERE m.tax = of_tax AND m.tpui = of_tpui AND m.month = of_month
$$;
