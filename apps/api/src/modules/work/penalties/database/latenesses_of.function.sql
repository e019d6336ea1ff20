-- What a taxpayer did late, or has not done: returns and months of PAYE and withholding that were filed late or are missing, and their bills that
-- were paid late or are unpaid. Not what is paid without a return (section 101 is of returns), what was excused, nor a bill that was cancelled, that a plan stands in place of, or whose money a person looks at.
CREATE OR REPLACE FUNCTION latenesses_of(p_tpui text) RETURNS TABLE (
  lateness text, duty text, period_from date, neglect text, due_on date, done_on date, until_on date, base_kobo bigint, tax_bill_id uuid
) LANGUAGE sql STABLE AS $$
  WITH papers AS MATERIALIZED (SELECT reading.papers_of(reading.lead_of(p_tpui)) AS of),
  duties AS MATERIALIZED (
    SELECT o.kind, o.period_from, max(o.due_on) AS due_on, min(o.filed_on) AS filed_on, bool_or(o.state IN ('excused', 'ended')) AS is_excused
    FROM reading.obligations o WHERE o.tpui = ANY ((SELECT of FROM papers)::text[]) 
      AND o.kind <> 'business-premises-year' GROUP BY o.kind, o.period_from
  ),
  taxed AS (
    SELECT m.tax || '-month' AS duty, m.month AS period_from, m.bill_id, 'deduction-not-remitted' AS neglect, reading.due_on(m.tax || '-month', m.month) AS due_on
    FROM tax_months m WHERE m.tpui = ANY ((SELECT of FROM papers)::text[]) AND m.tax IN ('paye', 'withholding') AND m.state = 'filed' AND m.bill_id IS NOT NULL
    UNION ALL
    SELECT CASE r.kind WHEN 'consumption-tax' THEN 'consumption-tax-month' ELSE r.kind END, r.period_from, r.bill_id, 'tax-paid-late', r.due_on
    FROM filed_returns r WHERE r.tpui = ANY ((SELECT of FROM papers)::text[]) AND r.bill_id IS NOT NULL
  ),
  found AS (
    SELECT 'filing:' || d.kind || ':' || d.period_from AS lateness, d.kind AS duty, d.period_from,
      CASE d.kind WHEN 'form-h1' THEN 'employer-return-not-filed' ELSE 'return-not-filed' END AS neglect,
      d.due_on, d.filed_on AS done_on, 0::bigint AS base_kobo, NULL::uuid AS tax_bill_id
    FROM duties d WHERE d.filed_on IS NOT NULL OR NOT d.is_excused
    UNION ALL
    SELECT 'payment:' || t.bill_id, t.duty, t.period_from, t.neglect, greatest(t.due_on, d.due_on),
      CASE o.status WHEN 'paid' THEN lagos_day(o.receipt_paid_at) END, b.total_kobo, b.id
    FROM taxed t JOIN bills b ON b.id = t.bill_id JOIN bill_overviews o ON o.bill_id = b.id
    LEFT JOIN duties d ON d.kind = t.duty AND d.period_from = t.period_from
    WHERE b.cancelled_at IS NULL AND o.status IN ('paid', 'unpaid', 'expired')
  )
  SELECT f.lateness, f.duty, f.period_from, f.neglect, f.due_on, f.done_on, coalesce(f.done_on, lagos_today()), f.base_kobo, f.tax_bill_id
  FROM found f WHERE coalesce(f.done_on, lagos_today()) > f.due_on
$$;
