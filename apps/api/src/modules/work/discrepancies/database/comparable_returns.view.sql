-- Each newest version of a return of income, with what it declares of pay and of other income. Those of the last six years are compared.
CREATE OR REPLACE VIEW comparable_returns AS
SELECT r.id, r.tpui, t.name AS taxpayer, open_office(t.home_office_id) AS office_id, r.kind, r.period_from, extract(year FROM r.period_from)::int AS year,
  r.answers, (SELECT coalesce(sum((e ->> 'grossKobo')::bigint), 0) FROM jsonb_array_elements(coalesce(r.answers -> 'employments', '[]')) e)::bigint AS pay_kobo,
  (SELECT coalesce(sum((e ->> 'incomeKobo')::bigint), 0) FROM jsonb_array_elements(coalesce(r.answers -> 'sources', '[]')) e)::bigint AS income_kobo
FROM filed_returns r JOIN taxpayers t ON t.tpui = r.tpui
WHERE r.kind = 'direct-assessment' AND t.home_office_id IS NOT NULL AND t.merged_into IS NULL AND r.period_from + interval '7 years' > lagos_today()
  AND NOT EXISTS (SELECT FROM filed_returns later WHERE later.tpui = r.tpui AND later.kind = r.kind AND later.period_from = r.period_from AND later.version > r.version);
COMMENT ON VIEW comparable_returns IS 'Returns of income as they were filed last, with what they declare.';
