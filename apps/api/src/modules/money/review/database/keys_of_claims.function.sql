CREATE OR REPLACE FUNCTION keys_of_claims(p_case review_cases)
RETURNS TABLE (key text, told_by text, day text, reference text, moment timestamptz, told_at text) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN length(whole) > 200 THEN told_by || ' ' || md5(whole) ELSE whole END, told_by, day, reference, moment, told_at FROM (
    SELECT concat_ws(' ', c ->> 'by', c ->> 'date', c ->> 'reference') AS whole, c ->> 'by' AS told_by, c ->> 'date' AS day,
      c ->> 'reference' AS reference, CASE WHEN c ->> 'date' ~ '^\d{4}-\d\d-\d\dT[\d:.]+Z$' THEN (c ->> 'date')::timestamptz END AS moment, c ->> 'at' AS told_at
    FROM jsonb_array_elements(p_case.detail -> 'claims') c
  ) AS claim
$$;
