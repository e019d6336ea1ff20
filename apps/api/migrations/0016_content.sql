-- What the public site says: items with drafts, their versions, and pictures. New tables; references lock existing tables briefly.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"draft" jsonb NOT NULL,
	"draft_version" integer DEFAULT 1 NOT NULL,
	"draft_saved_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"draft_saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "content_items_kind_slug_key" UNIQUE("kind","slug"),
	CONSTRAINT "content_items_kind_check" CHECK ("content_items"."kind" in ('page', 'news', 'gallery', 'faq', 'banner', 'tariff') and "content_items"."draft" ->> 'kind' = "content_items"."kind")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb,
	"effective_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"published_by" uuid,
	"restored_from" integer,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "content_versions_item_id_number_pk" PRIMARY KEY("item_id","number"),
	CONSTRAINT "content_versions_number_check" CHECK ("content_versions"."number" >= 1),
	CONSTRAINT "content_versions_restored_check" CHECK ("content_versions"."restored_from" < "content_versions"."number")
);
--> statement-breakpoint
CREATE TABLE "content_picture_files" (
	"picture_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "content_picture_files_picture_id_width_format_pk" PRIMARY KEY("picture_id","width","format"),
	CONSTRAINT "content_picture_files_format_check" CHECK ("content_picture_files"."format" in ('avif', 'webp', 'jpeg'))
);
--> statement-breakpoint
CREATE TABLE "content_pictures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"file_name" text NOT NULL,
	"sha256" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"uploaded_by" uuid,
	CONSTRAINT "content_pictures_sha256_key" UNIQUE("sha256"),
	CONSTRAINT "content_pictures_size_check" CHECK ("content_pictures"."width" > 0 and "content_pictures"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_draft_saved_by_users_id_fk" FOREIGN KEY ("draft_saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_picture_files" ADD CONSTRAINT "content_picture_files_picture_id_content_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."content_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_draft_saved_by_idx" ON "content_items" USING btree ("draft_saved_by");--> statement-breakpoint
CREATE INDEX "content_versions_effective_at_idx" ON "content_versions" USING btree ("effective_at") WHERE "content_versions"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "content_versions_published_by_idx" ON "content_versions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "content_pictures_uploaded_by_idx" ON "content_pictures" USING btree ("uploaded_by");