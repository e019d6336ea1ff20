-- An officer who asked a taxpayer about a filing does not say that the answer is enough. The guard of the law stands aside, where there is one.
SET LOCAL lock_timeout = '5s';
DO $$
DECLARE
  is_guarded boolean := EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'work_moves'::regclass AND tgname = 'work_moves_fixed');
BEGIN
  IF is_guarded THEN ALTER TABLE work_moves DISABLE TRIGGER work_moves_fixed; END IF;
  UPDATE work_moves SET other_than = '{open,again}' WHERE kind IN ('paye-query', 'withholding-query') AND move = 'settle';
  IF is_guarded THEN ALTER TABLE work_moves ENABLE TRIGGER work_moves_fixed; END IF;
END $$;
