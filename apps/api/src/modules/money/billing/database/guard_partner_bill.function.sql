-- A key raises bills of its own engine code, and what was said with one stays; what may change is the partner's own remarks and the address.
CREATE OR REPLACE FUNCTION guard_partner_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND (new.bill_id, new.expert_system_id, new.engine_code_id, new.key_id, new.external_reference, new.content_digest, new.created_at)
    IS DISTINCT FROM (old.bill_id, old.expert_system_id, old.engine_code_id, old.key_id, old.external_reference, old.content_digest, old.created_at)
    OR tg_op = 'UPDATE' AND old.position IS NOT NULL AND new.position IS DISTINCT FROM old.position
  THEN
    RAISE EXCEPTION 'whose bill % is, and what it was asked by, never changes', old.external_reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_bills_fixed', TABLE = 'partner_bills';
  END IF;
  IF tg_op = 'INSERT' AND NOT EXISTS (
    SELECT FROM bills b JOIN partner_keys k ON k.engine_code_id = b.engine_code_id
    WHERE b.id = new.bill_id AND k.id = new.key_id AND b.engine_code_id = new.engine_code_id AND b.expert_system_id = new.expert_system_id)
  THEN
    RAISE EXCEPTION 'bill % is not of the engine code of this key', new.external_reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_bills_of_own_code', TABLE = 'partner_bills';
  END IF;
  IF new.redirect_url IS NOT NULL AND (tg_op = 'INSERT' OR new.redirect_url IS DISTINCT FROM old.redirect_url)
    AND NOT is_allowed_redirect(new.redirect_url, (SELECT allowed_redirects FROM expert_systems WHERE id = new.expert_system_id))
  THEN
    RAISE EXCEPTION 'expert system % may not send payers there', new.expert_system_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_bills_redirect_allowed', TABLE = 'partner_bills';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER partner_bills_guard BEFORE INSERT OR UPDATE ON partner_bills FOR EACH ROW EXECUTE FUNCTION guard_partner_bill();
