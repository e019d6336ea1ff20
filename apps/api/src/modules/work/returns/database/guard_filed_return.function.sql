-- A version follows the one before. Nobody writes one anew: what was filed stays.
CREATE OR REPLACE FUNCTION guard_filed_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.version <> (SELECT coalesce(max(r.version), 0) + 1 FROM filed_returns r
    WHERE r.tpui = new.tpui AND r.kind = new.kind AND r.period_from = new.period_from) THEN
    RAISE EXCEPTION 'version % of the % of % does not follow', new.version, new.kind, new.tpui
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'filed_returns_follow', TABLE = 'filed_returns';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER filed_returns_guard BEFORE INSERT ON filed_returns FOR EACH ROW EXECUTE FUNCTION guard_filed_return();
