CREATE OR REPLACE FUNCTION guard_staff_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.revoked_at IS NOT NULL OR (new.code, new.user_id, new.valid_until, new.issued_at) IS DISTINCT FROM (old.code, old.user_id, old.valid_until, old.issued_at) THEN
    RAISE EXCEPTION 'a card stays as it was issued, and revoked once it was'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'staff_cards_stay', TABLE = 'staff_cards';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER staff_cards_guard BEFORE UPDATE ON staff_cards FOR EACH ROW EXECUTE FUNCTION guard_staff_card();
