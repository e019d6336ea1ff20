-- A confirmation given in error is withdrawn by an office with its reason: it stays as history, and papers in that name are unconfirmed again.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "organisation_confirmations"
  ADD COLUMN "withdrawn_at" timestamp with time zone,
  ADD COLUMN "withdrawn_by" uuid,
  ADD COLUMN "withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "organisation_confirmations" ADD CONSTRAINT "organisation_confirmations_withdrawn_check" CHECK (
  ("withdrawn_at" is null and "withdrawn_by" is null and "withdrawal_reason" is null)
  or ("withdrawn_at" is not null and "withdrawn_by" is not null and length(btrim("withdrawal_reason")) >= 5)
);--> statement-breakpoint
ALTER TABLE "organisation_confirmations" ADD CONSTRAINT "organisation_confirmations_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- After a withdrawal the same name and number may be confirmed again, by a row of its own.
DROP INDEX "organisation_confirmations_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_confirmations_idx" ON "organisation_confirmations" USING btree ("tpui","name","registration_number") WHERE "withdrawn_at" is null;--> statement-breakpoint

CREATE OR REPLACE FUNCTION keep_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO organisation_confirmations (tpui, name, registration_number, confirmed_at, confirmed_by)
  VALUES (new.tpui, new.name, new.registration_number, new.confirmed_at, new.confirmed_by)
  ON CONFLICT (tpui, name, registration_number) WHERE withdrawn_at IS NULL DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Nothing of a confirmation changes but that it is withdrawn, once.
DROP TRIGGER organisation_confirmations_stay ON organisation_confirmations;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER organisation_confirmations_stay BEFORE UPDATE OR DELETE ON organisation_confirmations FOR EACH ROW
  EXECUTE FUNCTION refuse_other_confirmation();
