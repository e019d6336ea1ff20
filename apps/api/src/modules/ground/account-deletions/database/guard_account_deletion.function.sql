-- A proposal begins undecided, is a SuperAdmin's, and is decided once by one; what was proposed never changes.
CREATE OR REPLACE FUNCTION guard_account_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting uuid := CASE tg_op WHEN 'INSERT' THEN new.proposed_by ELSE new.decided_by END;
  standing text;
  refusal text;
BEGIN
  SELECT status INTO standing FROM users WHERE id = new.user_id;
  refusal := CASE
    WHEN tg_op = 'INSERT' AND new.state <> 'proposed' THEN 'begin'
    WHEN tg_op = 'INSERT' AND standing = 'deleted' THEN 'gone'
    WHEN tg_op = 'UPDATE' AND (old.state <> 'proposed' OR new.state = 'proposed' OR (new.id, new.user_id, new.reason, new.proposed_by, new.proposed_at)
      IS DISTINCT FROM (old.id, old.user_id, old.reason, old.proposed_by, old.proposed_at)) THEN 'stay'
    WHEN new.state = 'lapsed' AND standing <> 'deleted' THEN 'lapse'
    WHEN new.state = 'lapsed' THEN NULL
    WHEN NOT EXISTS (SELECT FROM users WHERE id = acting AND status = 'active' AND active_role(id) = 'SuperAdmin') THEN 'super_admins'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'a deletion is proposed by one SuperAdmin and decided once, by another: %', refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_deletions_' || refusal, TABLE = 'account_deletions';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER account_deletions_guard BEFORE INSERT OR UPDATE ON account_deletions FOR EACH ROW EXECUTE FUNCTION guard_account_deletion();
