-- The due day of the first period under a rule that we know: before it there is nothing to compare with.
CREATE OR REPLACE FUNCTION reading.first_due_day() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT min(due_day(r.kind, r.from_day)) FROM due_rules r
$$;
