-- Who an office has seen is confirmed by an officer and a manager. A new kind of case; a process of the release before cannot confirm alone
-- once the objects are in force: it answers with a failure and changes nothing.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('identity-confirmation', 'opened', ARRAY['Tax Officer']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('identity-confirmation', 'proposed', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('identity-confirmation', 'approved', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('identity-confirmation', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('identity-confirmation', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('identity-confirmation', 'propose', 'opened', 'proposed', ARRAY['Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('identity-confirmation', 'approve', 'proposed', 'approved', ARRAY['Tax Office Manager']::text[], false, false, ARRAY['propose']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('identity-confirmation', 'refuse', 'proposed', 'refused', ARRAY['Tax Office Manager']::text[], true, false, ARRAY['propose']::text[], ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES ('identity-confirmation', 'withdraw', 'proposed', 'withdrawn', ARRAY['Tax Officer']::text[], true, false, ARRAY[]::text[], ARRAY['propose']::text[]);
