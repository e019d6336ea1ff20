CREATE OR REPLACE FUNCTION check_treasury_account_is_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'treasury-account' AND subject = 'treasury-account:' || new.id) THEN
    RAISE EXCEPTION 'nobody is asked about treasury account %', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'treasury_accounts_are_work', TABLE = 'treasury_accounts';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER treasury_accounts_are_work AFTER INSERT ON treasury_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_treasury_account_is_work();
