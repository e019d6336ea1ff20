-- A version follows the one before, and is billed for what the ones before do not stand billed for, once. What was filed stays.
CREATE OR REPLACE FUNCTION guard_filed_return() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before filed_returns;
BEGIN
  SELECT * INTO before FROM filed_returns r
    WHERE r.tpui = new.tpui AND r.kind = new.kind AND r.period_from = new.period_from ORDER BY r.version DESC LIMIT 1;
  IF new.version <> coalesce(before.version, 0) + 1 THEN
    RAISE EXCEPTION 'version % of the % of % does not follow', new.version, new.kind, new.tpui
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'filed_returns_follow', TABLE = 'filed_returns';
  END IF;
  new.before_kobo := CASE WHEN before.id IS NULL THEN 0 ELSE return_stands_billed(before) END;
  IF coalesce((SELECT b.total_kobo FROM bills b WHERE b.id = new.bill_id), 0) <> greatest(0, new.balance_kobo - new.before_kobo + new.replaced_kobo) THEN
    RAISE EXCEPTION 'the bill of version % of the % of % is of another amount', new.version, new.kind, new.tpui
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'filed_returns_billed', TABLE = 'filed_returns';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER filed_returns_guard BEFORE INSERT ON filed_returns FOR EACH ROW EXECUTE FUNCTION guard_filed_return();
