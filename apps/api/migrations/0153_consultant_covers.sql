-- Who stands in for a consultant who is away. A new table, and a rule for bookings that looks at it: nothing stands in it yet.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "consultant_covers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"absent_id" integer NOT NULL,
	"cover_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "consultant_covers_two_check" CHECK ("consultant_covers"."absent_id" <> "consultant_covers"."cover_id"),
	CONSTRAINT "consultant_covers_days_check" CHECK ("consultant_covers"."from_day" <= "consultant_covers"."until_day"),
	CONSTRAINT "consultant_covers_ended_check" CHECK (("consultant_covers"."ended_at" is null) = ("consultant_covers"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "consultant_covers" ADD CONSTRAINT "consultant_covers_absent_id_consultants_id_fk" FOREIGN KEY ("absent_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultant_covers" ADD CONSTRAINT "consultant_covers_cover_id_consultants_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultant_covers" ADD CONSTRAINT "consultant_covers_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultant_covers" ADD CONSTRAINT "consultant_covers_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultant_covers_absent_id_idx" ON "consultant_covers" USING btree ("absent_id","until_day");--> statement-breakpoint
CREATE INDEX "consultant_covers_cover_id_idx" ON "consultant_covers" USING btree ("cover_id","until_day");--> statement-breakpoint
CREATE INDEX "consultant_covers_entered_by_idx" ON "consultant_covers" USING btree ("entered_by");--> statement-breakpoint
CREATE INDEX "consultant_covers_ended_by_idx" ON "consultant_covers" USING btree ("ended_by");--> statement-breakpoint

-- One stands in on a day, not two. As ranges, because then no extension is needed.
ALTER TABLE consultant_covers ADD CONSTRAINT consultant_covers_once EXCLUDE USING gist (
  int4range(absent_id, absent_id, '[]') WITH &&,
  daterange(from_day, until_day, '[]') WITH &&
) WHERE (ended_at IS NULL);--> statement-breakpoint

-- Who stands in is of the same office, can be booked and is there: nobody stands in for one who stands in.
-- Under the lock that bookings share, so that neither overtakes the other.
CREATE FUNCTION guard_consultant_cover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF to_jsonb(new) - '{ended_at,ended_by}'::text[] <> to_jsonb(old) - '{ended_at,ended_by}'::text[] OR old.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'who stood in for whom stays on record'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'consultant_covers_stay', TABLE = 'consultant_covers';
    END IF;
    RETURN new;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('consultants away', 0));
  IF NOT EXISTS (
    SELECT FROM consultants a JOIN consultants c ON c.office_id = a.office_id AND c.is_active
    WHERE a.id = new.absent_id AND c.id = new.cover_id
  ) OR EXISTS (
    SELECT FROM consultant_covers v
    WHERE v.ended_at IS NULL AND v.from_day <= new.until_day AND v.until_day >= new.from_day
      AND (v.absent_id = new.cover_id OR v.cover_id = new.absent_id)
  ) THEN
    RAISE EXCEPTION 'consultant % cannot stand in', new.cover_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'consultant_covers_suitable', TABLE = 'consultant_covers';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER consultant_covers_guard BEFORE INSERT OR UPDATE ON consultant_covers
  FOR EACH ROW EXECUTE FUNCTION guard_consultant_cover();--> statement-breakpoint
CREATE TRIGGER consultant_covers_no_delete BEFORE DELETE OR TRUNCATE ON consultant_covers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Nobody comes to hold a time of a consultant who is away then.
CREATE FUNCTION guard_consultant_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND new.consultant_id = old.consultant_id AND new.starts_at = old.starts_at THEN
    RETURN new;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('consultants away', 0));
  IF EXISTS (
    SELECT FROM consultant_covers WHERE absent_id = new.consultant_id AND ended_at IS NULL
      AND (new.starts_at AT TIME ZONE 'Africa/Lagos')::date BETWEEN from_day AND until_day
  ) THEN
    RAISE EXCEPTION 'consultant % is away then', new.consultant_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'consultations_consultant_away', TABLE = 'consultations';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER consultations_consultant_there BEFORE INSERT OR UPDATE OF consultant_id, starts_at ON consultations
  FOR EACH ROW EXECUTE FUNCTION guard_consultant_there();
