-- A refund that was sent is sent again only after a final answer: the provider's, or two persons' with a document. Who names its account
-- does not approve it. The law of cases is a few rows that migrations write; a new installation has no triggers yet.
SET LOCAL lock_timeout = '5s';
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'returned', NULL, false);
DO $$
DECLARE
  is_guarded boolean := EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'work_moves'::regclass AND tgname = 'work_moves_fixed');
BEGIN
  IF is_guarded THEN ALTER TABLE work_moves DISABLE TRIGGER work_moves_fixed; END IF;
  UPDATE work_moves SET actors = '{system}', other_than = '{}' WHERE kind = 'refund' AND move = 'fail';
  UPDATE work_moves SET other_than = '{open,audit,propose,name-account,name-audited-account}' WHERE kind = 'refund' AND move = 'approve';
  UPDATE work_moves SET other_than = '{evidence,given-back}' WHERE kind = 'refund' AND move = 'confirm';
  IF is_guarded THEN ALTER TABLE work_moves ENABLE TRIGGER work_moves_fixed; END IF;
END $$;
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES
  ('refund', 'name-account', 'requested', 'requested', '{system,Admin,Administrator,SuperAdmin}', false, false, '{}'),
  ('refund', 'name-audited-account', 'audited', 'audited', '{system,Admin,Administrator,SuperAdmin}', false, false, '{}'),
  ('refund', 'fail', 'returned', 'payable', '{system}', true, false, '{}'),
  ('refund', 'return', 'sent', 'returned', '{Admin,Administrator,SuperAdmin}', true, true, '{}'),
  ('refund', 'accept-return', 'returned', 'payable', '{SuperAdmin}', true, false, '{return,send}'),
  ('refund', 'deny-return', 'returned', 'sent', '{SuperAdmin}', true, false, '{return}'),
  ('refund', 'given-back', 'payable', 'evidenced', '{Admin,Administrator,SuperAdmin}', false, true, '{}'),
  ('refund', 'complete', 'returned', 'paid', '{system}', false, false, '{}');
ALTER TABLE refund_sends DROP CONSTRAINT refund_sends_outcome_check;
ALTER TABLE refund_sends ADD CONSTRAINT refund_sends_outcome_check CHECK (outcome IN ('done', 'pending', 'failed', 'unknown', 'returned')
  AND (outcome IS NULL) = (answered_at IS NULL)) NOT VALID;
-- What was sent again, or is to be paid again, had come back by the word of one person, as it was then.
UPDATE refund_sends s SET outcome = 'returned', answered_at = coalesce(s.answered_at, s.sent_at), next_ask_at = NULL
  FROM refunds r WHERE r.id = s.refund_id AND (s.outcome IS NULL OR s.outcome IN ('pending', 'unknown')) AND (
    EXISTS (SELECT FROM refund_sends l WHERE l.refund_id = s.refund_id AND l.attempt > s.attempt) OR r.state NOT IN ('sent', 'evidenced', 'paid'));
