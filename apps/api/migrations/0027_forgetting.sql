-- What a deleted account leaves, and an index to tidy up by. A small index; functions only besides; we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE INDEX "attempt_counters_ends_at_idx" ON "attempt_counters" USING btree ("ends_at");--> statement-breakpoint

-- A deleted account takes its documents with it, also those of a registration that is complete.
CREATE OR REPLACE FUNCTION guard_agent_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    IF EXISTS (SELECT FROM users WHERE id = old.user_id AND status = 'deleted') THEN RETURN old; END IF;
  END IF;
  IF agent_fee_paid(CASE tg_op WHEN 'INSERT' THEN new.user_id ELSE old.user_id END) THEN
    RAISE EXCEPTION 'the registration is complete: its documents stay as they are'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'agent_documents_frozen_once_paid', TABLE = 'agent_documents';
  END IF;
  RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;--> statement-breakpoint

-- What earlier deletions left.
DELETE FROM user_registrations USING users WHERE users.id = user_id AND users.status = 'deleted';--> statement-breakpoint
DELETE FROM agent_pre_registrations USING users WHERE users.id = used_by AND users.status = 'deleted';--> statement-breakpoint
UPDATE users SET email = id || '@deleted.invalid', first_name = '', last_name = '', other_name = NULL, avatar = NULL
WHERE status = 'deleted' AND (
  SELECT bool_and(role_name IN ('Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency'))
  FROM user_roles WHERE user_id = users.id
);--> statement-breakpoint
UPDATE registration_look_ups SET person_sealed = '' WHERE used_at IS NOT NULL;
