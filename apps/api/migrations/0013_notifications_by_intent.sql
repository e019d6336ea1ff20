-- The latest notice about an attempt is found by its attempt: without this every confirmation by requery read all notices ever received.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE INDEX "provider_notifications_intent_id_idx" ON "provider_notifications" USING btree ("intent_id");
