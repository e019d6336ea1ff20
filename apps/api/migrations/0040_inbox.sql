-- What the portal tells people who are signed in. New tables; references lock `users` briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "notice_preferences" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notice_preferences_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"path" text,
	"occasion" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_occasion_key" UNIQUE("user_id","occasion"),
	CONSTRAINT "notices_path_check" CHECK ("notices"."path" like '/%' and "notices"."path" not like '//%' and strpos("notices"."path", chr(92)) = 0 and length("notices"."path") <= 500),
	CONSTRAINT "notices_facts_check" CHECK (octet_length("notices"."facts"::text) <= 4000),
	CONSTRAINT "notices_occasion_check" CHECK (length("notices"."occasion") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_user_id_at_idx" ON "notices" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint

-- What was told never changes; that it was read is written once.
CREATE FUNCTION guard_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - 'read_at' <> to_jsonb(old) - 'read_at' OR (old.read_at IS NOT NULL AND new.read_at IS DISTINCT FROM old.read_at) THEN
    RAISE EXCEPTION 'what somebody was told stays as it was'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'notices_stay', TABLE = 'notices';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER notices_stay BEFORE UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION guard_notice();--> statement-breakpoint

-- Of a deleted account nothing stays that it was told.
CREATE FUNCTION forget_notices_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notices WHERE user_id = new.id;
  DELETE FROM notice_preferences WHERE user_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_forget_notices AFTER UPDATE OF status ON users
  FOR EACH ROW WHEN (new.status = 'deleted' AND old.status <> 'deleted') EXECUTE FUNCTION forget_notices_of_user();
