-- What was done and by whom, each row sealed to the one before it. A new table.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "audit_log" (
	"position" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject","position");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor","position");--> statement-breakpoint

-- The seal of a row: the previous seal and every field with its length in bytes. verify-audit-log.ts computes the same.
CREATE FUNCTION audit_seal(log audit_log) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(log.previous_hash || convert_to(string_agg(octet_length(field)::text || ':' || field, '' ORDER BY ordinal), 'UTF8'))
  FROM unnest(ARRAY[
    log.position::text,
    to_char(log.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    log.actor, log.action, log.subject, log.detail::text
  ]) WITH ORDINALITY AS fields (field, ordinal)
$$;--> statement-breakpoint

-- One transaction at a time appends, and holds its place until it commits: positions have no gaps and the chain no forks.
CREATE FUNCTION seal_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4005003);
  SELECT position + 1, hash INTO new.position, new.previous_hash FROM audit_log ORDER BY position DESC LIMIT 1;
  IF NOT found THEN
    new.position := 1;
    new.previous_hash := decode(repeat('00', 32), 'hex');
  END IF;
  new.at := clock_timestamp();
  new.hash := audit_seal(new);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_seal BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION seal_audit_row();--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
