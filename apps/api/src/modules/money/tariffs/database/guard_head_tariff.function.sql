CREATE OR REPLACE FUNCTION guard_head_tariff() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := lagos_day(clock_timestamp());
  refusal text;
BEGIN
  -- The installation brings tariffs that were in force before; nobody else writes one that counts at once.
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'USAGE') AND tg_op = 'INSERT' THEN RETURN new; END IF;
  IF tg_op = 'INSERT' THEN
    IF new.released_at IS NOT NULL OR new.valid_to IS NOT NULL THEN refusal := 'two_persons'; END IF;
  ELSIF to_jsonb(new) - '{released_at,valid_to}'::text[] <> to_jsonb(old) - '{released_at,valid_to}'::text[] THEN
    refusal := 'fixed';
  ELSIF new.released_at IS DISTINCT FROM old.released_at THEN
    refusal := CASE
      WHEN old.released_at IS NOT NULL OR new.valid_to IS NOT NULL THEN 'fixed'
      WHEN NOT EXISTS (SELECT FROM work_items WHERE kind = 'tariff-release' AND subject = 'tariff:' || new.id AND state = 'released')
        THEN 'two_persons'
      WHEN new.valid_from <= today THEN 'too_late'
    END;
  ELSIF new.valid_to IS DISTINCT FROM old.valid_to THEN
    -- It ends when the next one begins, and what it was reckoned by until today stays.
    refusal := CASE
      WHEN old.valid_to IS NOT NULL OR old.released_at IS NULL THEN 'fixed'
      WHEN new.valid_to < today THEN 'too_late'
    END;
  END IF;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'the tariff % of head % is not written like this: %', new.version, new.revenue_head_id, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'head_tariffs_' || refusal, TABLE = 'head_tariffs';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER head_tariffs_guard BEFORE INSERT OR UPDATE ON head_tariffs FOR EACH ROW EXECUTE FUNCTION guard_head_tariff();
