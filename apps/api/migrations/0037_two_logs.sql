-- Two logs: decisions, money and rights in the audit log, which now seals role, address, device and request too; everything frequent in
-- the activity log, sealed in batches. Rows that are there keep their seal. We give up after 5 s rather than queue for a lock.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "activity_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor" text NOT NULL,
	"actor_role" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"address" text,
	"device" text,
	"request_id" text,
	"seal_id" integer
);
--> statement-breakpoint
CREATE TABLE "activity_seals" (
	"id" integer PRIMARY KEY NOT NULL,
	"rows" integer NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_role" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "seal_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "seal_version" SET DEFAULT 2;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_seal_id_activity_seals_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."activity_seals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_log_at_idx" ON "activity_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "activity_log_actor_idx" ON "activity_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "activity_log_subject_idx" ON "activity_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "activity_log_action_idx" ON "activity_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "activity_log_seal_id_idx" ON "activity_log" USING btree ("seal_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","position");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","position");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_seal_version_check" CHECK ("audit_log"."seal_version" in (1, 2));;--> statement-breakpoint

-- Every field with its length in bytes, one that is absent as `~`, so that nothing can move from one field into the next.
CREATE FUNCTION sealed_fields(fields text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(coalesce(octet_length(field)::text || ':' || field, '~'), '' ORDER BY ordinal)
  FROM unnest(fields) WITH ORDINALITY AS given (field, ordinal)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_seal(log audit_log) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(log.previous_hash || convert_to(sealed_fields(
    ARRAY[log.position::text, to_char(log.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), log.actor, log.action, log.subject, log.detail::text]
    || CASE log.seal_version WHEN 1 THEN ARRAY[]::text[]
       ELSE ARRAY[log.seal_version::text, log.actor_role, log.address, log.device, log.request_id] END
  ), 'UTF8'))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION seal_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4005003);
  SELECT position + 1, hash INTO new.position, new.previous_hash FROM audit_log ORDER BY position DESC LIMIT 1;
  IF NOT found THEN
    new.position := 1;
    new.previous_hash := decode(repeat('00', 32), 'hex');
  END IF;
  new.at := clock_timestamp();
  new.seal_version := 2;
  new.hash := audit_seal(new);
  RETURN new;
END $$;--> statement-breakpoint

-- A row of the activity log never changes; it is sealed once.
CREATE FUNCTION guard_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.seal_id IS NOT NULL OR to_jsonb(new) - 'seal_id' <> to_jsonb(old) - 'seal_id' THEN
    RAISE EXCEPTION 'what is in the activity log stays'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'activity_log_stays', TABLE = 'activity_log';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER activity_log_stays BEFORE UPDATE ON activity_log FOR EACH ROW EXECUTE FUNCTION guard_activity();--> statement-breakpoint
CREATE TRIGGER activity_log_no_delete BEFORE DELETE OR TRUNCATE ON activity_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER activity_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON activity_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION activity_fields(log activity_log) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT sealed_fields(ARRAY[log.id::text, to_char(log.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), log.actor, log.actor_role,
    log.action, log.subject, log.detail::text, log.address, log.device, log.request_id])
$$;--> statement-breakpoint

-- Closes a batch over what is not sealed yet, at most so many rows; answers how many. Each row's own hash goes into the batch's.
CREATE FUNCTION seal_activity(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  last activity_seals;
  ids bigint[];
  content bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(4005004);
  SELECT array_agg(id) INTO ids FROM (SELECT id FROM activity_log WHERE seal_id IS NULL ORDER BY id LIMIT most) AS unsealed;
  IF ids IS NULL THEN RETURN 0; END IF;
  SELECT * INTO last FROM activity_seals ORDER BY id DESC LIMIT 1;
  SELECT string_agg(sha256(convert_to(activity_fields(l), 'UTF8')), ''::bytea ORDER BY l.id) INTO content FROM activity_log l WHERE id = ANY (ids);
  INSERT INTO activity_seals (id, rows, sealed_at, previous_hash, hash) VALUES (
    coalesce(last.id, 0) + 1, cardinality(ids), clock_timestamp(), coalesce(last.hash, decode(repeat('00', 32), 'hex')),
    sha256(coalesce(last.hash, decode(repeat('00', 32), 'hex')) || convert_to(cardinality(ids)::text || ':', 'UTF8') || content)
  );
  UPDATE activity_log SET seal_id = coalesce(last.id, 0) + 1 WHERE id = ANY (ids);
  RETURN cardinality(ids);
END $$;--> statement-breakpoint

-- For reports: who acted, by the name they have now; staff's names stay readable, others are told by their TPUI.
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE activity_log ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY state_reads ON audit_log FOR SELECT TO portal_read_state USING (true);--> statement-breakpoint
CREATE POLICY state_reads ON activity_log FOR SELECT TO portal_read_state USING (true);--> statement-breakpoint
GRANT SELECT ON audit_log, activity_log TO portal_read_state;--> statement-breakpoint
CREATE FUNCTION reading.name_of_actor(actor text) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(u.tpui, trim(u.first_name || ' ' || u.last_name)) FROM users u
  WHERE actor LIKE 'user:%' AND u.id = substr(actor, 6)::uuid
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.name_of_actor FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.name_of_actor TO portal_read_state;--> statement-breakpoint
CREATE VIEW reading.audit WITH (security_invoker = true) AS
SELECT position AS id, at, actor, reading.name_of_actor(actor) AS actor_name, actor_role, action, subject, detail ->> 'reason' AS reason,
  detail::text AS detail, address, device, request_id FROM audit_log;--> statement-breakpoint
COMMENT ON VIEW reading.audit IS 'The audit log: one row a decision, with who, what, to what, why and from where.';--> statement-breakpoint
CREATE VIEW reading.activity WITH (security_invoker = true) AS
SELECT id, at, actor, reading.name_of_actor(actor) AS actor_name, actor_role, action, subject, detail::text AS detail, address, device, request_id
FROM activity_log;--> statement-breakpoint
COMMENT ON VIEW reading.activity IS 'The activity log: sign-ins, who read whose record, calls over interfaces.';--> statement-breakpoint
GRANT SELECT ON reading.audit, reading.activity TO portal_read_state;
