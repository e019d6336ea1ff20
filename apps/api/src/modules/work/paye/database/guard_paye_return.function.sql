-- A return says what the filed months say when it is filed, follows the one before, and stays.
CREATE OR REPLACE FUNCTION guard_paye_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.version <> (SELECT coalesce(max(r.version), 0) + 1 FROM paye_returns r WHERE r.tpui = new.tpui AND r.year = new.year)
    OR NOT coalesce((new.employees, new.gross_kobo, new.deducted_kobo, new.law_kobo, new.due_kobo) = (
      SELECT count(*)::int, coalesce(sum(y.gross_kobo), 0)::bigint, coalesce(sum(y.deducted_kobo), 0)::bigint, coalesce(sum(y.law_kobo), 0)::bigint, coalesce(sum(y.due_kobo), 0)::bigint
      FROM paye_year(new.tpui, new.year) y
      HAVING EXISTS (SELECT FROM paye_schedules s WHERE s.tpui = ANY (reading.papers_of(new.tpui)) AND s.state = 'filed'
        AND s.month BETWEEN make_date(new.year, 1, 1) AND make_date(new.year, 12, 31))), false) THEN
    RAISE EXCEPTION 'return of % for % differs from its months', new.tpui, new.year
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_returns_add_up', TABLE = 'paye_returns';
  END IF;
  -- What was filed before there was a declaration has none.
  IF new.declaration_version IS NULL THEN
    RAISE EXCEPTION 'nobody declared that the return of % for % is true', new.tpui, new.year
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'paye_returns_declared', TABLE = 'paye_returns';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER paye_returns_guard BEFORE INSERT ON paye_returns FOR EACH ROW EXECUTE FUNCTION guard_paye_return();
