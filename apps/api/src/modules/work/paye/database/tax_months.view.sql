-- What was filed and billed by period: months of both taxes, and returns by their kind; every version of them.
CREATE OR REPLACE VIEW tax_months WITH (security_invoker = true) AS
  SELECT 'paye' AS tax, id AS schedule_id, tpui, month, version, state, due_kobo, before_kobo, replaced_kobo, bill_id, filed_at FROM paye_schedules
  UNION ALL
  SELECT 'withholding', id, tpui, month, version, state, due_kobo, before_kobo, replaced_kobo, bill_id, filed_at FROM withholding_schedules
  UNION ALL
  SELECT kind, id, tpui, period_from, version, 'filed', balance_kobo, before_kobo, replaced_kobo, bill_id, filed_at FROM filed_returns;
