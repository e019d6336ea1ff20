-- What the lines of a computation come to: those that are only shown count for nothing.
CREATE OR REPLACE FUNCTION sum_of_assessment(p_lines jsonb) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum((line ->> 'amountKobo')::numeric * CASE line ->> 'counts' WHEN 'added' THEN 1 WHEN 'taken-off' THEN -1 ELSE 0 END), 0)
  FROM jsonb_array_elements(p_lines) AS line
$$;
