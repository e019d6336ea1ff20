CREATE OR REPLACE FUNCTION guard_access_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.decision IS NULL AND (old.review_id, old.user_id, old.roles) = (new.review_id, new.user_id, new.roles) THEN RETURN new; END IF;
  RAISE EXCEPTION 'what was decided about access stays'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'access_review_persons_stay', TABLE = 'access_review_persons';
END $$;

CREATE TRIGGER access_review_persons_stay BEFORE UPDATE ON access_review_persons FOR EACH ROW EXECUTE FUNCTION guard_access_review();
