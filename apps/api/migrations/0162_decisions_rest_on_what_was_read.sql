-- A proposal is taken back by whoever made it; everybody else refuses it. An approved closing of an office is refused until its day.
-- The law is a few rows that only migrations write: its guard stands aside for this file (a new installation has no triggers yet).
SET LOCAL lock_timeout = '5s';
ALTER TABLE work_moves ADD COLUMN same_as text[] NOT NULL DEFAULT '{}';
DO $$
DECLARE
  is_guarded boolean := EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'work_moves'::regclass AND tgname = 'work_moves_fixed');
BEGIN
  IF is_guarded THEN ALTER TABLE work_moves DISABLE TRIGGER work_moves_fixed; END IF;
  UPDATE work_moves SET same_as = '{open}' WHERE move = 'withdraw' AND kind IN ('account-deletion', 'credit-use', 'holiday-release', 'import-undo',
    'refund-funding', 'tax-office', 'taxpayer-import', 'taxpayer-merge', 'treasury-account');
  UPDATE work_moves SET same_as = '{propose}' WHERE move = 'withdraw' AND kind IN ('money-review', 'paye-credit', 'settlement-difference');
  IF is_guarded THEN ALTER TABLE work_moves ENABLE TRIGGER work_moves_fixed; END IF;
END $$;
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as)
VALUES ('tax-office', 'refuse', 'approved', 'refused', ARRAY['SuperAdmin', 'Tax Office Director']::text[], true, false, ARRAY['open']::text[], ARRAY[]::text[]);
