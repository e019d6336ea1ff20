-- An account is decided once and stays as it was named, and no agent’s account is named or approved while somebody gets back into theirs.
CREATE OR REPLACE FUNCTION guard_share_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving constant text[] := ARRAY['state', 'decided_by', 'decided_at', 'subject'];
BEGIN
  IF tg_op = 'INSERT' AND new.state <> 'proposed'
    OR tg_op = 'UPDATE' AND (old.state <> 'proposed' OR to_jsonb(new) - moving IS DISTINCT FROM to_jsonb(old) - moving)
  THEN
    RAISE EXCEPTION 'an account for shares stays as it was named and decided'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'share_accounts_fixed', TABLE = 'share_accounts';
  END IF;
  IF new.state IN ('proposed', 'approved') AND new.agent_tpui IS NOT NULL AND payout_is_held(new.agent_tpui, clock_timestamp()) THEN
    RAISE EXCEPTION 'somebody gets back into the account of this agent'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'share_accounts_held', TABLE = 'share_accounts';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER share_accounts_guard BEFORE INSERT OR UPDATE ON share_accounts FOR EACH ROW EXECUTE FUNCTION guard_share_account();
