-- A way back begins undecided, for an active account of a taxpayer, and follows the steps of its case, which say who and when. What was proposed
-- never changes; of an account that is gone it is forgotten.
CREATE OR REPLACE FUNCTION guard_account_recovery() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said constant text[] := '{state,paper_number,email,phone_number,former_email,former_phone}';
  step work_steps;
  refusal text;
BEGIN
  IF tg_op = 'INSERT' THEN
    refusal := CASE
      WHEN new.state <> 'proposed' THEN 'begin'
      WHEN NOT EXISTS (SELECT FROM users WHERE id = new.user_id AND status = 'active' AND tpui IS NOT NULL)
        OR EXISTS (SELECT FROM user_roles WHERE user_id = new.user_id AND role_kind(role_name) IS DISTINCT FROM 'taxpayer') THEN 'taxpayers'
    END;
  ELSIF to_jsonb(new) - said <> to_jsonb(old) - said OR (to_jsonb(new) - 'state' <> to_jsonb(old) - 'state' AND NOT (
    num_nonnulls(new.paper_number, new.email, new.phone_number, new.former_email, new.former_phone) = 0
    AND EXISTS (SELECT FROM users WHERE id = new.user_id AND status = 'deleted'))) THEN
    refusal := 'stay';
  ELSIF new.state <> old.state THEN
    SELECT s.* INTO step FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
      WHERE w.kind = 'account-recovery' AND w.subject = 'account-recovery:' || new.id AND w.state = new.state AND s.to_state = new.state;
    IF step.item_id IS NULL THEN refusal := 'case';
    ELSIF new.state = 'waiting' THEN
      new.approved_by := step.user_id;
      new.approved_at := step.at;
    ELSE
      new.ended_at := step.at;
    END IF;
  END IF;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'a way back into an account is of two persons and a day: %', refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_recoveries_' || refusal, TABLE = 'account_recoveries';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER account_recoveries_guard BEFORE INSERT OR UPDATE ON account_recoveries FOR EACH ROW EXECUTE FUNCTION guard_account_recovery();
