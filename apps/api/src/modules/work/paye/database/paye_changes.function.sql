CREATE OR REPLACE FUNCTION paye_changes(of_schedule uuid) RETURNS TABLE (
  staff_number text, name text, gross_kobo bigint, before_kobo bigint, signs text[]
) LANGUAGE sql STABLE AS $$
  WITH before AS (SELECT paye_before(of_schedule) AS id)
  SELECT * FROM (
    SELECT coalesce(n.staff_number, b.staff_number), coalesce(n.name, b.name), n.gross_kobo, b.gross_kobo, array_remove(ARRAY[
      CASE WHEN b.staff_number IS NULL AND (SELECT id FROM before) IS NOT NULL THEN 'new' END,
      CASE WHEN n.staff_number IS NULL THEN 'gone' END,
      CASE WHEN n.gross_kobo * 3 > b.gross_kobo * 4 THEN 'up' END,
      CASE WHEN n.gross_kobo * 3 < b.gross_kobo * 2 THEN 'down' END,
      CASE WHEN n.deducted_kobo = 0 AND n.law_kobo > 0 THEN 'no-tax' END], NULL) AS signs
    FROM (SELECT * FROM paye_rows WHERE schedule_id = of_schedule) n
      FULL JOIN (SELECT * FROM paye_rows WHERE schedule_id = (SELECT id FROM before)) b ON b.staff_number = n.staff_number
  ) found WHERE cardinality(signs) > 0
$$;
