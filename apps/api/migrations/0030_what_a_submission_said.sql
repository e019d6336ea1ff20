-- What was sent with a submission, as a digest: empty for what was sent before.
-- Nullable columns without a default: the lock is short, and we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "agent_applications" ADD COLUMN "content_digest" "bytea";--> statement-breakpoint
ALTER TABLE "network_members" ADD COLUMN "content_digest" "bytea";--> statement-breakpoint
ALTER TABLE "infrastructure_declarations" ADD COLUMN "content_digest" "bytea";--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "content_digest" "bytea";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "content_digest" "bytea";