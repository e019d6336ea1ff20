-- Agents are approved by a person once their fee is paid; approval gives a card to whoever has none. A column without a default, and rows of the law.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "network_members" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_user_id_unique" UNIQUE("user_id");--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('agent-registration', 'received', ARRAY['system']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('agent-registration', 'reviewed', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('agent-registration', 'approved', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('agent-registration', 'declined', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('agent-registration', 'review', 'received', 'reviewed', ARRAY['SuperAdmin']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('agent-registration', 'approve', 'received', 'approved', ARRAY['SuperAdmin']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('agent-registration', 'approve', 'reviewed', 'approved', ARRAY['SuperAdmin']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('agent-registration', 'decline', 'received', 'declined', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('agent-registration', 'decline', 'reviewed', 'declined', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);
