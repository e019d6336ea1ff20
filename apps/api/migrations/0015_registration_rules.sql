-- Numbers of taxpayers, and when an agent's documents stay as they are.
-- New sequence, functions and triggers on tables that are new in this release; we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- Begins where the numbers given out before this portal end.
CREATE SEQUENCE tpui_numbers AS bigint START 60000000 MAXVALUE 99999999;--> statement-breakpoint

-- KD-6000-0000-NN: the last two digits check the others (ISO 7064, mod 97), so that a slip of the pen is noticed.
CREATE FUNCTION next_tpui() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  number bigint := nextval('tpui_numbers');
BEGIN
  RETURN format('KD-%s-%s-%s', lpad((number / 10000)::text, 4, '0'), lpad((number % 10000)::text, 4, '0'),
    lpad((98 - (number * 100) % 97)::text, 2, '0'));
END $$;--> statement-breakpoint

CREATE FUNCTION agent_fee_paid(p_user uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM agent_fee_bills JOIN bills ON bills.id = bill_id WHERE user_id = p_user AND pay_status_id = 2
  )
$$;--> statement-breakpoint

CREATE FUNCTION guard_agent_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF agent_fee_paid(CASE tg_op WHEN 'INSERT' THEN new.user_id ELSE old.user_id END) THEN
    RAISE EXCEPTION 'the registration is complete: its documents stay as they are'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'agent_documents_frozen_once_paid', TABLE = 'agent_documents';
  END IF;
  RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;--> statement-breakpoint
CREATE TRIGGER agent_documents_frozen_once_paid BEFORE INSERT OR UPDATE OR DELETE ON agent_documents
  FOR EACH ROW EXECUTE FUNCTION guard_agent_document();--> statement-breakpoint

-- What makes somebody's account theirs is written once; a deleted account forgets it.
CREATE FUNCTION guard_user_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status <> 'deleted' AND (
    (old.nin_blind_index IS NOT NULL AND new.nin_blind_index IS DISTINCT FROM old.nin_blind_index)
    OR (old.person_blind_index IS NOT NULL AND new.person_blind_index IS DISTINCT FROM old.person_blind_index)
    OR (old.user_type IS NOT NULL AND new.user_type IS DISTINCT FROM old.user_type)
    OR (old.tpui IS NOT NULL AND new.tpui IS DISTINCT FROM old.tpui)
  ) THEN
    RAISE EXCEPTION 'whose account this is never changes'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'users_identity_fixed', TABLE = 'users';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER users_identity_fixed BEFORE UPDATE OF nin_blind_index, person_blind_index, user_type, tpui ON users
  FOR EACH ROW EXECUTE FUNCTION guard_user_identity();
