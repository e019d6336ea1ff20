-- What we took each answer of a provider for, and what it says of the one movement of money it is about. New columns without a default; we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "provider_observations" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "provider_observations" ADD COLUMN "doubt" text;--> statement-breakpoint
ALTER TABLE "provider_observations" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_observations" ADD COLUMN "movement_reference" text;