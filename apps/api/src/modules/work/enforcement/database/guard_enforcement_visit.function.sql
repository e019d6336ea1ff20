-- Planned within the order while nothing else is; approved, begun and done once each, and called off before it was done.
CREATE OR REPLACE FUNCTION guard_enforcement_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes constant text[] := ARRAY['state'] || CASE new.state
    WHEN 'approved' THEN ARRAY['approved_by', 'approved_at'] WHEN 'departed' THEN ARRAY['asked_at', 'departed_by', 'departed_at']
    WHEN 'called-off' THEN ARRAY['ended_at', 'end_reason']
    WHEN 'executed' THEN ARRAY['arrived_at', 'left_at', 'latitude', 'longitude', 'has_sealed', 'signed_for', 'refusal', 'witnessed_by', 'costs_kobo', 'account',
      'noted_by', 'noted_at'] ELSE '{}' END;
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'planned' OR lagos_day(new.starts_at) < lagos_today() THEN PERFORM refuse_enforcement('a visit is planned before its day', 'enforcement_visits_begin'); END IF;
    PERFORM check_visit_is_ordered(new);
    RETURN new;
  END IF;
  IF NOT (old.state || '>' || new.state = ANY (ARRAY['planned>approved', 'approved>departed', 'departed>executed', 'planned>called-off', 'approved>called-off',
    'departed>called-off'])) THEN
    PERFORM refuse_enforcement('a visit does not go from ' || old.state || ' to ' || new.state, 'enforcement_visits_moves');
  END IF;
  IF to_jsonb(new) - changes <> to_jsonb(old) - changes THEN PERFORM refuse_enforcement('what was written stays', 'enforcement_visits_fixed'); END IF;
  IF new.state IN ('approved', 'departed') THEN PERFORM check_visit_is_ordered(new); END IF;
  RETURN new;
END $$;

CREATE TRIGGER enforcement_visits_guard BEFORE INSERT OR UPDATE ON enforcement_visits FOR EACH ROW EXECUTE FUNCTION guard_enforcement_visit();
CREATE TRIGGER enforcement_visits_no_delete BEFORE DELETE OR TRUNCATE ON enforcement_visits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
