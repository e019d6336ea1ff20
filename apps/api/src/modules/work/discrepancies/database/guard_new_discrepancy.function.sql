-- It begins undecided, about a return that its taxpayer filed.
CREATE OR REPLACE FUNCTION guard_new_discrepancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'found' THEN PERFORM refuse_discrepancy('it begins undecided', 'discrepancies_begin'); END IF;
  IF NOT EXISTS (SELECT FROM filed_returns r WHERE r.id = new.return_id AND r.tpui = new.tpui AND new.period_to > r.period_from) THEN
    PERFORM refuse_discrepancy('the return is of another taxpayer', 'discrepancies_own');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER discrepancies_begin BEFORE INSERT ON discrepancies FOR EACH ROW EXECUTE FUNCTION guard_new_discrepancy();
