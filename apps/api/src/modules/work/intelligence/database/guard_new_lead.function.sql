-- It begins open, and nobody has it.
CREATE OR REPLACE FUNCTION guard_new_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state <> 'open' OR new.claimed_by IS NOT NULL THEN PERFORM refuse_lead('it begins open', 'leads_begin'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER leads_begin BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION guard_new_lead();
