-- 0, near (two thirds), urgent (nine tenths), passed; nothing while it is paused.
CREATE OR REPLACE FUNCTION deadline_stage(p_started date, p_due date, p_today date) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_due IS NULL THEN 0
    WHEN p_today > p_due THEN 3
    WHEN p_today >= p_started + ceil((p_due - p_started) * 0.9)::int THEN 2
    WHEN p_today >= p_started + ceil((p_due - p_started) * 2 / 3.0)::int THEN 1
    ELSE 0
  END
$$;
