-- Messages go on after their answer, and bring pictures along. Two new tables, and a column without a default.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "enquiry_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"enquiry_id" uuid,
	"reply_id" bigint,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "enquiry_files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "enquiry_files_content_type_check" CHECK ("enquiry_files"."content_type" in ('image/png', 'image/jpeg')),
	CONSTRAINT "enquiry_files_reply_check" CHECK ("enquiry_files"."reply_id" is null or "enquiry_files"."enquiry_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "enquiry_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "enquiry_replies_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "enquiry_replies_text_check" CHECK (length("enquiry_replies"."text") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_reply_id_enquiry_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."enquiry_replies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_files_user_id_idx" ON "enquiry_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enquiry_files_enquiry_id_idx" ON "enquiry_files" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiry_files_reply_id_idx" ON "enquiry_files" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "enquiry_files_unsent_idx" ON "enquiry_files" USING btree ("uploaded_at") WHERE "enquiry_files"."enquiry_id" is null;--> statement-breakpoint
CREATE INDEX "enquiry_replies_enquiry_id_idx" ON "enquiry_replies" USING btree ("enquiry_id","id");;--> statement-breakpoint

-- What was written stays.
CREATE TRIGGER enquiry_replies_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON enquiry_replies
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A picture goes along once, with a message of whoever handed it in, and stays with it.
CREATE FUNCTION guard_enquiry_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.enquiry_id IS NOT NULL THEN
    RAISE EXCEPTION 'picture % belongs to a message', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'enquiry_files_stay', TABLE = 'enquiry_files';
  END IF;
  IF tg_op = 'DELETE' THEN
    RETURN old;
  END IF;
  IF (to_jsonb(new) - 'enquiry_id' - 'reply_id') <> (to_jsonb(old) - 'enquiry_id' - 'reply_id')
    OR NOT EXISTS (SELECT FROM enquiries WHERE id = new.enquiry_id AND user_id = new.user_id)
    OR (new.reply_id IS NOT NULL AND NOT EXISTS (SELECT FROM enquiry_replies WHERE id = new.reply_id AND enquiry_id = new.enquiry_id))
  THEN
    RAISE EXCEPTION 'picture % goes along with a message of its own account', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'enquiry_files_of_sender', TABLE = 'enquiry_files';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER enquiry_files_guard BEFORE UPDATE OR DELETE ON enquiry_files FOR EACH ROW EXECUTE FUNCTION guard_enquiry_file();
