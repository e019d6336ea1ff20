-- What must not happen to organisations, their confirmations and requests. Functions and triggers of new tables; no lock on others.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- Another name or number was seen by nobody yet.
CREATE FUNCTION guard_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.name, new.registration_number) IS DISTINCT FROM (old.name, old.registration_number)
    AND new.confirmed_at IS NOT DISTINCT FROM old.confirmed_at
  THEN
    new.confirmed_at := NULL;
    new.confirmed_by := NULL;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER organisations_guard BEFORE UPDATE ON organisations FOR EACH ROW EXECUTE FUNCTION guard_organisation();--> statement-breakpoint

-- Papers in a name that was confirmed once stay true.
CREATE FUNCTION keep_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO organisation_confirmations (tpui, name, registration_number, confirmed_at, confirmed_by)
  VALUES (new.tpui, new.name, new.registration_number, new.confirmed_at, new.confirmed_by)
  ON CONFLICT (tpui, name, registration_number) DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER organisations_confirmed AFTER INSERT OR UPDATE ON organisations FOR EACH ROW
  WHEN (new.confirmed_at IS NOT NULL) EXECUTE FUNCTION keep_confirmation();--> statement-breakpoint

CREATE FUNCTION refuse_other_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was confirmed stays confirmed'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'organisation_confirmations_stay', TABLE = 'organisation_confirmations';
END $$;--> statement-breakpoint
CREATE TRIGGER organisation_confirmations_stay BEFORE UPDATE OR DELETE ON organisation_confirmations FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_other_confirmation();--> statement-breakpoint

CREATE FUNCTION guard_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.state <> 'open' OR new.user_id <> old.user_id OR new.requested_at <> old.requested_at THEN
    RAISE EXCEPTION 'request % is decided', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'correction_requests_stay_decided', TABLE = 'correction_requests';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER correction_requests_guard BEFORE UPDATE ON correction_requests FOR EACH ROW EXECUTE FUNCTION guard_correction();--> statement-breakpoint

-- As before, and the organisation too.
CREATE OR REPLACE FUNCTION guard_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.id <> old.id OR new.reference <> old.reference OR new.created_at <> old.created_at THEN
    RAISE EXCEPTION 'the reference of bill % never changes', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_identity_fixed', TABLE = 'bills';
  END IF;
  IF old.cancelled_at IS NOT NULL AND new.cancelled_at IS DISTINCT FROM old.cancelled_at THEN
    RAISE EXCEPTION 'bill % stays cancelled', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_stay_cancelled', TABLE = 'bills';
  END IF;
  IF old.pay_status_id = 2 AND (
    new.pay_status_id <> 2 OR new.total_kobo <> old.total_kobo OR new.issued_on <> old.issued_on
    OR new.mda_id <> old.mda_id OR new.tax_office_id IS DISTINCT FROM old.tax_office_id
    OR new.expert_system_id IS DISTINCT FROM old.expert_system_id OR new.cancelled_at IS DISTINCT FROM old.cancelled_at
    OR new.payer_first_name <> old.payer_first_name OR new.payer_last_name <> old.payer_last_name
    OR new.payer_category_id <> old.payer_category_id
    OR new.payer_is_organisation <> old.payer_is_organisation OR new.payer_registration_number <> old.payer_registration_number
    OR (old.payer_tpui IS NOT NULL AND new.payer_tpui IS DISTINCT FROM old.payer_tpui)
  ) THEN
    RAISE EXCEPTION 'bill % has a receipt: whose it is, what it is for and how much cannot change', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_frozen_once_paid', TABLE = 'bills';
  END IF;
  new.version := old.version + 1;
  RETURN new;
END $$;
