CREATE OR REPLACE FUNCTION refuse_other_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND old.withdrawn_at IS NULL AND new.withdrawn_at IS NOT NULL
    AND (new.tpui, new.name, new.registration_number, new.confirmed_at, new.confirmed_by)
      IS NOT DISTINCT FROM (old.tpui, old.name, old.registration_number, old.confirmed_at, old.confirmed_by)
  THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'what was confirmed stays on record as it was'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'organisation_confirmations_stay', TABLE = 'organisation_confirmations';
END $$;

CREATE TRIGGER organisation_confirmations_stay BEFORE UPDATE OR DELETE ON organisation_confirmations FOR EACH ROW
  EXECUTE FUNCTION refuse_other_confirmation();
