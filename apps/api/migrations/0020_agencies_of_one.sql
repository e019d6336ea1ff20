-- Somebody who works alone is an agency without a registered number. A constraint less; the lock is short.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "agencies" ALTER COLUMN "rc_number" DROP NOT NULL;