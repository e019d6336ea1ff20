-- At commit: an approval is used up by the transaction it is given in, and lies about for nobody.
CREATE OR REPLACE FUNCTION check_account_is_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = new.user_id AND status = 'deleted') THEN
    RAISE EXCEPTION 'a deletion was approved and not made'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_deletions_made', TABLE = 'account_deletions';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER account_deletions_made AFTER UPDATE ON account_deletions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'approved') EXECUTE FUNCTION check_account_is_deleted();
