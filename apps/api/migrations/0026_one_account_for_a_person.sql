-- Whoever represents organisations may open several accounts; a person still has one. An index in place of another; short locks.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
DROP INDEX "users_nin_blind_index_user_type_idx";--> statement-breakpoint
DROP INDEX "users_person_blind_index_user_type_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "users_nin_of_person_idx" ON "users" USING btree ("nin_blind_index","user_type") WHERE "users"."status" <> 'deleted' and "users"."user_type" in ('Individual', 'Agent');--> statement-breakpoint
CREATE UNIQUE INDEX "users_person_index_of_person_idx" ON "users" USING btree ("person_blind_index","user_type") WHERE "users"."status" <> 'deleted' and "users"."user_type" in ('Individual', 'Agent');