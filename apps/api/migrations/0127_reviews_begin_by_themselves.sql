-- A review of access that the portal began has nobody who opened it.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "access_reviews" ALTER COLUMN "opened_by" DROP NOT NULL;
