-- What must hold whoever writes: what was declared stays, its bill agrees with it, nothing is deleted. Triggers on tables new in this release.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE FUNCTION guard_infrastructure_declaration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(new) - '{state,checked_at,checked_by,rejection_reason}'::text[])
    <> (to_jsonb(old) - '{state,checked_at,checked_by,rejection_reason}'::text[]) THEN
    RAISE EXCEPTION 'what declaration % says stays', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'infrastructure_declarations_fixed', TABLE = 'infrastructure_declarations';
  END IF;
  IF old.state <> 'received' THEN
    RAISE EXCEPTION 'declaration % is checked', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'infrastructure_declarations_checked', TABLE = 'infrastructure_declarations';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER infrastructure_declarations_guard BEFORE UPDATE ON infrastructure_declarations
  FOR EACH ROW EXECUTE FUNCTION guard_infrastructure_declaration();--> statement-breakpoint
CREATE TRIGGER infrastructure_declarations_no_delete BEFORE DELETE ON infrastructure_declarations
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER infrastructure_declarations_no_truncate BEFORE TRUNCATE ON infrastructure_declarations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER declared_sites_append_only BEFORE UPDATE OR DELETE ON declared_sites
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER declared_sites_no_truncate BEFORE TRUNCATE ON declared_sites
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER declared_fibre_routes_append_only BEFORE UPDATE OR DELETE ON declared_fibre_routes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER declared_fibre_routes_no_truncate BEFORE TRUNCATE ON declared_fibre_routes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- When the transaction ends: the bill says what the assessment says, and something was declared.
CREATE FUNCTION check_infrastructure_declaration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.total_kobo <> (SELECT total_kobo FROM bills WHERE id = new.bill_id)
    OR new.total_kobo <> (SELECT coalesce(sum((line ->> 'amountKobo')::bigint), 0) FROM jsonb_array_elements(new.lines) AS line) THEN
    RAISE EXCEPTION 'declaration % and its bill do not agree', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'infrastructure_declarations_equal_bill', TABLE = 'infrastructure_declarations';
  END IF;
  IF NOT EXISTS (SELECT FROM declared_sites WHERE declaration_id = new.id)
    AND NOT EXISTS (SELECT FROM declared_fibre_routes WHERE declaration_id = new.id) THEN
    RAISE EXCEPTION 'declaration % declares nothing', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'infrastructure_declarations_declare', TABLE = 'infrastructure_declarations';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER infrastructure_declarations_equal_bill AFTER INSERT ON infrastructure_declarations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_infrastructure_declaration();
