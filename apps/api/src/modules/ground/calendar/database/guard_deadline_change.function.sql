-- Only what the law lets anybody change, only while it is counted, and never backwards.
CREATE OR REPLACE FUNCTION guard_deadline_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted deadlines;
  rule law_rules;
  today date := lagos_day(new.at);
  refusal text;
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF old.until_day IS NOT NULL OR to_jsonb(new) - '{until_day,resumed_by}'::text[] <> to_jsonb(old) - '{until_day,resumed_by}'::text[] THEN
      RAISE EXCEPTION 'a suspension stays on record'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'deadline_pauses_stay', TABLE = 'deadline_pauses';
    END IF;
    RETURN new;
  END IF;
  SELECT * INTO counted FROM deadlines WHERE id = new.deadline_id FOR UPDATE;
  SELECT * INTO rule FROM law_rules WHERE id = counted.rule_id AND from_day = counted.rule_from;
  refusal := CASE
    WHEN counted.ended_at IS NOT NULL THEN 'ended'
    WHEN tg_table_name = 'deadline_pauses' AND NOT rule.may_pause THEN 'fixed'
    WHEN tg_table_name = 'deadline_extensions' AND NOT rule.may_extend THEN 'fixed'
    WHEN counted.due_on < today THEN 'passed'
  END;
  IF refusal IS NULL AND tg_table_name = 'deadline_pauses' THEN
    IF (to_jsonb(new) ->> 'from_day')::date <> today THEN refusal := 'backdated'; END IF;
  END IF;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'the deadline % is not changed: %', counted.rule_id, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'deadlines_' || refusal, TABLE = 'deadlines';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER deadline_extensions_guard BEFORE INSERT ON deadline_extensions FOR EACH ROW EXECUTE FUNCTION guard_deadline_change();
CREATE TRIGGER deadline_pauses_guard BEFORE INSERT OR UPDATE ON deadline_pauses FOR EACH ROW EXECUTE FUNCTION guard_deadline_change();
