-- Proof wins: what was not proved takes a NIN from nobody, and has no TPUI.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

ALTER TABLE "user_registrations" DROP CONSTRAINT "user_registrations_identity_proof_check";--> statement-breakpoint
DROP INDEX "users_nin_of_person_idx";--> statement-breakpoint
DROP INDEX "users_person_index_of_person_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "users_nin_of_person_idx" ON "users" USING btree ("nin_blind_index","user_type") WHERE "users"."status" <> 'deleted' and "users"."tpui" is not null and "users"."user_type" in ('Individual', 'Agent');--> statement-breakpoint
CREATE UNIQUE INDEX "users_person_index_of_person_idx" ON "users" USING btree ("person_blind_index","user_type") WHERE "users"."status" <> 'deleted' and "users"."tpui" is not null and "users"."user_type" in ('Individual', 'Agent');--> statement-breakpoint
ALTER TABLE "user_registrations" ADD CONSTRAINT "user_registrations_identity_proof_check" CHECK ("user_registrations"."identity_proof" in ('code', 'office', 'details'));--> statement-breakpoint

CREATE OR REPLACE FUNCTION check_roles_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid;
  person users;
  names text[];
  kinds text[];
  is_unproved boolean;
BEGIN
  IF tg_table_name = 'users' THEN touched := new.id;
  ELSIF tg_op = 'DELETE' THEN touched := old.user_id;
  ELSE touched := new.user_id;
  END IF;
  SELECT * INTO person FROM users WHERE id = touched FOR NO KEY UPDATE;
  IF NOT found OR person.status = 'deleted' THEN RETURN NULL; END IF;
  SELECT array_agg(role_name), array_agg(DISTINCT role_kind(role_name)) INTO names, kinds FROM user_roles WHERE user_id = touched;
  IF names IS NULL THEN
    RAISE EXCEPTION 'somebody would be left without a role'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_roles_keep_one', TABLE = 'user_roles';
  END IF;
  IF kinds @> ARRAY['staff', 'taxpayer'] THEN
    RAISE EXCEPTION 'roles of staff and of a taxpayer in one account'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_roles_one_kind', TABLE = 'user_roles';
  END IF;
  SELECT EXISTS (SELECT FROM user_registrations WHERE user_id = touched AND identity_proof = 'details') INTO is_unproved;
  IF ('MDA User' = ANY (names)) <> (person.mda_id IS NOT NULL)
    OR (names && ARRAY['Tax Office Director', 'Tax Office Manager', 'Tax Officer']) <> (person.tax_office_id IS NOT NULL)
    OR ('Expert System' = ANY (names)) <> (person.expert_system_id IS NOT NULL)
    OR ('taxpayer' = ANY (array_remove(kinds, NULL)) AND NOT is_unproved) <> (person.tpui IS NOT NULL)
  THEN
    RAISE EXCEPTION 'a role needs its MDA, tax office, expert system or TPUI, and nobody has one without the role or, as a taxpayer, without proof'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_roles_need', TABLE = 'user_roles';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER user_registrations_proof AFTER INSERT OR UPDATE OF identity_proof ON user_registrations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_roles_of_user();--> statement-breakpoint
CREATE FUNCTION refuse_lost_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a proof of identity is not taken back'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'user_registrations_proof_stays', TABLE = 'user_registrations';
END $$;--> statement-breakpoint
CREATE TRIGGER user_registrations_proof_stays BEFORE UPDATE OF identity_proof ON user_registrations
  FOR EACH ROW WHEN (old.identity_proof <> 'details' AND new.identity_proof IS DISTINCT FROM old.identity_proof)
  EXECUTE FUNCTION refuse_lost_proof();--> statement-breakpoint

-- Accounts that were opened by knowing the details lose the TPUI until they are proved; bills keep theirs, and open by reference.
ALTER TABLE users DISABLE TRIGGER users_identity_fixed;--> statement-breakpoint
UPDATE users SET tpui = NULL FROM user_registrations
WHERE user_id = users.id AND identity_proof = 'details' AND status <> 'deleted' AND tpui IS NOT NULL;--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
ALTER TABLE users ENABLE TRIGGER users_identity_fixed;
