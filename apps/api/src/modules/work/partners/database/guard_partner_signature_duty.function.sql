-- A duty is lifted by a second person after a first one proposed it, in a step of its own; what it was ordered for stays.
CREATE OR REPLACE FUNCTION guard_partner_signature_duty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' AND new.lift_proposed_at IS NULL
    OR tg_op = 'UPDATE' AND old.lifted_at IS NULL
      AND (new.id, new.expert_system_id, new.reason, new.ordered_by, new.ordered_at)
        IS NOT DISTINCT FROM (old.id, old.expert_system_id, old.reason, old.ordered_by, old.ordered_at)
      AND (new.lifted_at IS NULL OR new.lift_proposed_by IS NOT DISTINCT FROM old.lift_proposed_by)
  THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'a duty to sign is proposed to be lifted first, and lifted by another person'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_signature_duties_fixed', TABLE = 'partner_signature_duties';
END $$;

CREATE TRIGGER partner_signature_duties_guard BEFORE INSERT OR UPDATE ON partner_signature_duties FOR EACH ROW EXECUTE FUNCTION guard_partner_signature_duty();
CREATE TRIGGER partner_signature_duties_no_delete BEFORE DELETE OR TRUNCATE ON partner_signature_duties FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
