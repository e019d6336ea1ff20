CREATE OR REPLACE FUNCTION working_days_after(p_day date, p_days int) RETURNS date LANGUAGE plpgsql STABLE AS $$
DECLARE
  reached date := p_day;
  remaining int := p_days;
BEGIN
  WHILE remaining > 0 LOOP
    reached := reached + 1;
    IF is_working_day(reached) THEN remaining := remaining - 1; END IF;
  END LOOP;
  RETURN reached;
END $$;
