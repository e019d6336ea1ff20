-- What an account says never changes; it comes into force by a step of its case alone, and the one before it ends with it.
CREATE OR REPLACE FUNCTION guard_treasury_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'proposed' THEN
      RAISE EXCEPTION 'an account begins as a proposal'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'treasury_accounts_begin', TABLE = 'treasury_accounts';
    END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at'] <> to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at']
    OR (old.state, new.state) NOT IN (('proposed', 'active'), ('proposed', 'refused'), ('proposed', 'withdrawn'), ('active', 'replaced'))
    OR (old.state = 'active' AND (new.decided_by, new.decided_at) IS DISTINCT FROM (old.decided_by, old.decided_at))
  THEN
    RAISE EXCEPTION 'what treasury account % says stays', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'treasury_accounts_stay', TABLE = 'treasury_accounts';
  END IF;
  IF old.state = 'proposed' AND NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'treasury-account' AND w.subject = 'treasury-account:' || new.id AND w.state = new.state AND s.user_id = new.decided_by
  ) THEN
    RAISE EXCEPTION 'treasury account % is decided by a step of its case', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'treasury_accounts_by_steps', TABLE = 'treasury_accounts';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER treasury_accounts_guard BEFORE INSERT OR UPDATE ON treasury_accounts FOR EACH ROW EXECUTE FUNCTION guard_treasury_account();
