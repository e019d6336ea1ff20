-- Variants of one mailbox count as one: `mailboxOf` of platform/mail says the same.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE FUNCTION mailbox_of(p_email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
    ELSE name || '@' || host
  END
  FROM (SELECT lower(p_email) AS address, split_part(lower(p_email), '@', -1) AS host) parts,
    LATERAL (SELECT split_part(left(address, greatest(0, length(address) - length(host) - 1)), '+', 1) AS name) named
$$;--> statement-breakpoint
DROP INDEX "agent_applications_email_received_at_idx";--> statement-breakpoint
DROP INDEX "infrastructure_declarations_email_received_at_idx";--> statement-breakpoint
DROP INDEX "enquiries_email_idx";--> statement-breakpoint
CREATE INDEX "agent_applications_mailbox_idx" ON "agent_applications" USING btree (mailbox_of("email"),"received_at");--> statement-breakpoint
CREATE INDEX "infrastructure_declarations_mailbox_idx" ON "infrastructure_declarations" USING btree (mailbox_of("email"),"received_at");--> statement-breakpoint
CREATE INDEX "consultations_mailbox_idx" ON "consultations" USING btree (mailbox_of("email"),"starts_at") WHERE "consultations"."state" in ('booked', 'rescheduled');--> statement-breakpoint
CREATE INDEX "enquiries_mailbox_idx" ON "enquiries" USING btree (mailbox_of("email"),"created_at");