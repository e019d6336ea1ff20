-- Consent is given once, accepted once by somebody else, and ended once. It is never taken out.
CREATE OR REPLACE FUNCTION guard_representation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.principal_tpui, new.invited_by, new.kind, new.rights, new.label, new.code_hash, new.invited_at, new.expires_at)
    IS DISTINCT FROM
    (old.id, old.principal_tpui, old.invited_by, old.kind, old.rights, old.label, old.code_hash, old.invited_at, old.expires_at)
    OR old.ended_at IS NOT NULL
    OR (old.accepted_at IS NOT NULL AND (new.representative_id, new.accepted_at) IS DISTINCT FROM (old.representative_id, old.accepted_at))
  THEN
    RAISE EXCEPTION 'a consent is accepted once and ended once'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'representations_stay', TABLE = 'representations';
  END IF;
  IF new.accepted_at IS NOT NULL AND old.accepted_at IS NULL
    AND (new.accepted_at > new.expires_at OR EXISTS (SELECT FROM users WHERE id = new.representative_id AND tpui = new.principal_tpui))
  THEN
    RAISE EXCEPTION 'a code is accepted within its week, by somebody else'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'representations_by_another', TABLE = 'representations';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER representations_guard BEFORE UPDATE ON representations FOR EACH ROW EXECUTE FUNCTION guard_representation();
