ALTER TABLE "agent_applications" ADD COLUMN "content_digest" "bytea";--> statement-breakpoint
ALTER TABLE "network_members" ADD COLUMN "content_digest" "bytea";--> statement-breakpoint
ALTER TABLE "infrastructure_declarations" ADD COLUMN "content_digest" "bytea";--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "content_digest" "bytea";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "content_digest" "bytea";