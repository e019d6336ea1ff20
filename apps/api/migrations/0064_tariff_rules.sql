-- Tariffs count when two persons released them, never two on one day, and never backwards; what was reckoned by one stays explained.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- As ranges, because then no extension is needed.
ALTER TABLE head_tariffs ADD CONSTRAINT head_tariffs_no_overlap EXCLUDE USING gist (
  int4range(revenue_head_id, revenue_head_id, '[]') WITH &&,
  daterange(valid_from, valid_to, '[]') WITH &&
) WHERE (released_at IS NOT NULL);--> statement-breakpoint

CREATE FUNCTION guard_head_tariff() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (clock_timestamp() AT TIME ZONE 'Africa/Lagos')::date;
  refusal text;
BEGIN
  -- The installation brings tariffs that were in force before; nobody else writes one that counts at once.
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'USAGE') AND tg_op = 'INSERT' THEN RETURN new; END IF;
  IF tg_op = 'INSERT' THEN
    IF new.released_at IS NOT NULL OR new.valid_to IS NOT NULL THEN refusal := 'two_persons'; END IF;
  ELSIF to_jsonb(new) - '{released_at,valid_to}'::text[] <> to_jsonb(old) - '{released_at,valid_to}'::text[] THEN
    refusal := 'fixed';
  ELSIF new.released_at IS DISTINCT FROM old.released_at THEN
    refusal := CASE
      WHEN old.released_at IS NOT NULL OR new.valid_to IS NOT NULL THEN 'fixed'
      WHEN NOT EXISTS (SELECT FROM work_items WHERE kind = 'tariff-release' AND subject = 'tariff:' || new.id AND state = 'released')
        THEN 'two_persons'
      WHEN new.valid_from <= today THEN 'too_late'
    END;
  ELSIF new.valid_to IS DISTINCT FROM old.valid_to THEN
    -- It ends when the next one begins, and what it was reckoned by until today stays.
    refusal := CASE
      WHEN old.valid_to IS NOT NULL OR old.released_at IS NULL THEN 'fixed'
      WHEN new.valid_to < today THEN 'too_late'
    END;
  END IF;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'the tariff % of head % is not written like this: %', new.version, new.revenue_head_id, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'head_tariffs_' || refusal, TABLE = 'head_tariffs';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER head_tariffs_guard BEFORE INSERT OR UPDATE ON head_tariffs FOR EACH ROW EXECUTE FUNCTION guard_head_tariff();--> statement-breakpoint
CREATE TRIGGER head_tariffs_no_delete BEFORE DELETE OR TRUNCATE ON head_tariffs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- What is asked was proposed with what it costs: whoever releases has seen both.
CREATE FUNCTION guard_head_attribute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM head_tariffs WHERE id = new.tariff_id AND xmin = pg_current_xact_id()::xid) THEN
    RAISE EXCEPTION 'what a tariff asks is written with it'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'head_attributes_with_tariff', TABLE = 'head_attributes';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER head_attributes_with_tariff BEFORE INSERT ON head_attributes FOR EACH ROW EXECUTE FUNCTION guard_head_attribute();--> statement-breakpoint
CREATE TRIGGER head_attributes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON head_attributes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- The tariff of the line's head that counts on the day of the bill, if there is one; and no head of another MDA.
CREATE FUNCTION guard_bill_line_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
  head revenue_heads;
  counts uuid;
  refusal text;
BEGIN
  IF tg_op = 'DELETE' THEN
    SELECT * INTO bill FROM bills WHERE id = old.bill_id FOR NO KEY UPDATE;
    IF bill.pay_status_id = 2 THEN
      RAISE EXCEPTION 'the bill has a receipt: how it was reckoned stays'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_line_terms_frozen_once_paid', TABLE = 'bill_line_terms';
    END IF;
    RETURN old;
  END IF;
  SELECT * INTO bill FROM bills WHERE id = new.bill_id;
  SELECT h.* INTO head FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id
    WHERE l.bill_id = new.bill_id AND l.position = new.position;
  SELECT id INTO counts FROM head_tariffs
    WHERE revenue_head_id = head.id AND released_at IS NOT NULL AND bill.issued_on BETWEEN valid_from AND coalesce(valid_to, 'infinity');
  refusal := CASE
    WHEN head.mda_id IS DISTINCT FROM bill.mda_id THEN 'own_mda'
    WHEN new.tariff_id IS DISTINCT FROM counts THEN 'in_force'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'line % of bill % is not reckoned like this: %', new.position, bill.reference, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_line_terms_' || refusal, TABLE = 'bill_line_terms';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bill_line_terms_guard BEFORE INSERT OR DELETE ON bill_line_terms FOR EACH ROW EXECUTE FUNCTION guard_bill_line_terms();--> statement-breakpoint
CREATE TRIGGER bill_line_terms_fixed BEFORE UPDATE OR TRUNCATE ON bill_line_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('tariff-release', 'proposed', ARRAY['MDA User']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('tariff-release', 'released', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('tariff-release', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('tariff-release', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('tariff-release', 'release', 'proposed', 'released', ARRAY['SuperAdmin']::text[], false, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('tariff-release', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('tariff-release', 'withdraw', 'proposed', 'withdrawn', ARRAY['system']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint

-- Releases a proposal whose case is released; the tariff before it ends on the day before.
CREATE FUNCTION release_head_tariff(p_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  released head_tariffs;
BEGIN
  SELECT * INTO released FROM head_tariffs WHERE id = p_id;
  PERFORM FROM revenue_heads WHERE id = released.revenue_head_id FOR NO KEY UPDATE;
  UPDATE head_tariffs SET valid_to = released.valid_from - 1
    WHERE revenue_head_id = released.revenue_head_id AND released_at IS NOT NULL AND valid_to IS NULL AND valid_from < released.valid_from;
  UPDATE head_tariffs SET released_at = clock_timestamp() WHERE id = p_id;
END $$;
