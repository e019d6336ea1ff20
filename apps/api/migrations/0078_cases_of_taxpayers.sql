-- Whose matter a case is. A column without a default: no rewrite.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "tpui" text;--> statement-breakpoint
CREATE INDEX "work_items_tpui_idx" ON "work_items" USING btree ("tpui") WHERE "work_items"."closed_at" is null;