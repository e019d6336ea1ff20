-- What must not happen to expert systems and what they bill. Functions and triggers; tables of bills are locked for a moment only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- A suspension waits for bills that are being written, and whoever comes after it sees it.
CREATE FUNCTION guard_bill_source() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  suspended timestamptz;
BEGIN
  SELECT suspended_at INTO suspended FROM expert_systems WHERE id = new.expert_system_id FOR SHARE;
  IF suspended IS NOT NULL THEN
    RAISE EXCEPTION 'expert system % is suspended: it raises no bill', new.expert_system_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_expert_system_active', TABLE = 'bills';
  END IF;
  IF EXISTS (SELECT FROM engine_codes WHERE id = new.engine_code_id AND revoked_on <= new.issued_on) THEN
    RAISE EXCEPTION 'engine code % is revoked', new.engine_code_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_engine_code_valid', TABLE = 'bills';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bills_source_guard BEFORE INSERT OR UPDATE OF expert_system_id, engine_code_id ON bills
  FOR EACH ROW WHEN (new.expert_system_id IS NOT NULL) EXECUTE FUNCTION guard_bill_source();--> statement-breakpoint

-- Afterwards: a bill and its lines may come in one statement.
CREATE FUNCTION guard_billed_head() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  system int;
BEGIN
  IF NOT (SELECT is_active FROM revenue_heads WHERE id = new.revenue_head_id) THEN
    RAISE EXCEPTION 'nothing is billed any more under revenue head %', new.revenue_head_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_head_active', TABLE = 'bill_lines';
  END IF;
  SELECT expert_system_id INTO system FROM bills WHERE id = new.bill_id;
  IF system IS NOT NULL AND EXISTS (SELECT FROM expert_system_heads WHERE expert_system_id = system)
    AND NOT EXISTS (SELECT FROM expert_system_heads WHERE expert_system_id = system AND revenue_head_id = new.revenue_head_id)
  THEN
    RAISE EXCEPTION 'expert system % may not bill revenue head %', system, new.revenue_head_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_head_of_expert_system', TABLE = 'bill_lines';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bill_lines_head_guard AFTER INSERT OR UPDATE OF revenue_head_id ON bill_lines
  FOR EACH ROW EXECUTE FUNCTION guard_billed_head();--> statement-breakpoint

-- The installation names its codes by number; those that are issued come after.
SELECT setval(pg_get_serial_sequence('engine_codes', 'id'), greatest(1000, (SELECT max(id) FROM engine_codes)));--> statement-breakpoint

-- Bills name codes for ever.
CREATE FUNCTION guard_engine_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.expert_system_id, new.code, new.issued_on) IS DISTINCT FROM (old.id, old.expert_system_id, old.code, old.issued_on)
    OR (old.revoked_on IS NOT NULL AND new.revoked_on IS DISTINCT FROM old.revoked_on)
  THEN
    RAISE EXCEPTION 'engine code % stays as it was issued, and revoked once it was', old.code
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'engine_codes_stay', TABLE = 'engine_codes';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER engine_codes_guard BEFORE UPDATE ON engine_codes FOR EACH ROW EXECUTE FUNCTION guard_engine_code();--> statement-breakpoint
CREATE TRIGGER engine_codes_no_delete BEFORE DELETE OR TRUNCATE ON engine_codes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Where people are sent after paying: what two persons released for this very system. Those of the installation are the owner's.
CREATE TRIGGER redirect_requests_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON redirect_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION guard_redirects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT unnest(new.allowed_redirects)
    EXCEPT SELECT unnest(CASE tg_op WHEN 'UPDATE' THEN old.allowed_redirects END)
    EXCEPT SELECT r.address FROM redirect_requests r
      JOIN work_items w ON w.kind = 'redirect-release' AND w.subject = 'redirect:' || r.id AND w.state = 'released'
      WHERE r.expert_system_id = new.id
  ) AND NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'USAGE') THEN
    RAISE EXCEPTION 'an address of expert system % was released by nobody', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'expert_systems_redirects_released', TABLE = 'expert_systems';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER expert_systems_redirects_guard BEFORE INSERT OR UPDATE OF allowed_redirects ON expert_systems
  FOR EACH ROW EXECUTE FUNCTION guard_redirects();--> statement-breakpoint

-- Shown beside their figures; no names of people.
GRANT SELECT (suspended_at, contract_until) ON expert_systems TO portal_read_state;--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('redirect-release', 'proposed', ARRAY['Expert System']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('redirect-release', 'released', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('redirect-release', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('redirect-release', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('redirect-release', 'release', 'proposed', 'released', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], false, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('redirect-release', 'refuse', 'proposed', 'refused', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('redirect-release', 'withdraw', 'proposed', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[]);
