-- Who raised a bill for itself: that account may cancel it while nobody pays it. A column without a default; no row is written.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "raised_by" uuid;
