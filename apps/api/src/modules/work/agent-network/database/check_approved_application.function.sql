-- An agent's card comes from an approved application, at the latest when the transaction ends.
CREATE OR REPLACE FUNCTION check_approved_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.application_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM agent_applications WHERE id = new.application_id AND state = 'approved') THEN
    RAISE EXCEPTION 'the application of card % is not approved', new.code
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'network_members_approved', TABLE = 'network_members';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER network_members_approved AFTER INSERT ON network_members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_approved_application();
