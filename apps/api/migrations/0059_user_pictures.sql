-- Pictures of people, small. A new table.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "user_pictures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_pictures_name_unique" UNIQUE("name"),
	CONSTRAINT "user_pictures_jpeg_check" CHECK (octet_length("user_pictures"."jpeg") between 1 and 131072)
);
--> statement-breakpoint
ALTER TABLE "user_pictures" ADD CONSTRAINT "user_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;