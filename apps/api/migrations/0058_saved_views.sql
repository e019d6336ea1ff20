-- How people look at lists, by name. A new table; its reference locks users briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"circle" text NOT NULL,
	"report" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"saved_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "saved_views_user_id_report_name_unique" UNIQUE("user_id","report","name"),
	CONSTRAINT "saved_views_name_check" CHECK (length("saved_views"."name") between 1 and 60),
	CONSTRAINT "saved_views_search_check" CHECK (length("saved_views"."search") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_shared_idx" ON "saved_views" USING btree ("report","circle") WHERE "saved_views"."is_shared";