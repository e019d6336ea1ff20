-- Who may act for whom. A new table, a column without a default, and the function by which the database says whose rows are read.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "representations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"principal_tpui" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"rights" text[] NOT NULL,
	"label" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"representative_id" uuid,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "representations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "representations_kind_check" CHECK ("representations"."kind" in ('agent', 'person')),
	CONSTRAINT "representations_rights_check" CHECK (cardinality("representations"."rights") > 0 and "representations"."rights" <@ array['see', 'bills']::text[]),
	CONSTRAINT "representations_accepted_check" CHECK (("representations"."representative_id" is null) = ("representations"."accepted_at" is null)),
	CONSTRAINT "representations_ended_check" CHECK (("representations"."ended_at" is null) = ("representations"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "prepared_by" text;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_representative_id_users_id_fk" FOREIGN KEY ("representative_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "representations_principal_tpui_idx" ON "representations" USING btree ("principal_tpui");--> statement-breakpoint
CREATE INDEX "representations_representative_id_idx" ON "representations" USING btree ("representative_id");--> statement-breakpoint
CREATE INDEX "representations_invited_by_idx" ON "representations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "representations_ended_by_idx" ON "representations" USING btree ("ended_by");;--> statement-breakpoint

-- Consent is given once, accepted once by somebody else, and ended once. It is never taken out.
CREATE FUNCTION guard_representation() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER representations_guard BEFORE UPDATE ON representations FOR EACH ROW EXECUTE FUNCTION guard_representation();--> statement-breakpoint
CREATE TRIGGER representations_no_delete BEFORE DELETE OR TRUNCATE ON representations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Whose rows are read by `<consent> <account>`: nobody's, unless that account acts for somebody by that consent at this moment.
CREATE FUNCTION represented_tpui(given text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT r.principal_tpui FROM representations r
    WHERE r.id = split_part(given, ' ', 1)::uuid AND r.representative_id = split_part(given, ' ', 2)::uuid
      AND r.accepted_at IS NOT NULL AND r.ended_at IS NULL AND 'see' = ANY (r.rights)
      AND EXISTS (SELECT FROM users u WHERE u.tpui = r.principal_tpui AND u.status = 'active')
  ), '')
$$;--> statement-breakpoint
COMMENT ON FUNCTION represented_tpui IS 'Whose rows somebody who acts for another reads; empty without a consent that counts now.';--> statement-breakpoint

-- Who prepared a bill never changes, as who raised it.
CREATE FUNCTION keep_who_prepared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'who prepared bill % never changes', old.reference
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_prepared_by_fixed', TABLE = 'bills';
END $$;--> statement-breakpoint
CREATE TRIGGER bills_prepared_by_fixed BEFORE UPDATE OF prepared_by ON bills FOR EACH ROW
  WHEN (new.prepared_by IS DISTINCT FROM old.prepared_by) EXECUTE FUNCTION keep_who_prepared();
