-- The day by which a return of a period is due: the law's, or the later one to which it was extended for everybody.
CREATE OR REPLACE FUNCTION reading.due_on(of_kind text, of_period date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest(due_day(of_kind, of_period), (SELECT e.to_day FROM reading.due_extensions e WHERE e.kind = of_kind AND e.period_from = of_period))
$$;
