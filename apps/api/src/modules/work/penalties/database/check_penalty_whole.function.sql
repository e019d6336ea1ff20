-- At commit: a penalty is work from its first moment, and what a Director remitted is taken off it.
CREATE OR REPLACE FUNCTION check_penalty_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made penalties;
BEGIN
  SELECT * INTO made FROM penalties WHERE id = (to_jsonb(new) ->> CASE tg_table_name WHEN 'penalties' THEN 'id' ELSE 'penalty_id' END)::uuid;
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'penalty' AND subject = 'penalty:' || made.id)
    OR EXISTS (SELECT FROM penalty_remissions r WHERE r.penalty_id = made.id
      AND NOT EXISTS (SELECT FROM work_items WHERE kind = 'penalty-remission' AND subject = 'penalty-remission:' || r.id))
  THEN PERFORM refuse_penalty('nobody decides it', 'penalties_are_work'); END IF;
  IF (made.remitted_penalty_kobo, made.remitted_interest_kobo) <> (
    SELECT coalesce(sum(r.penalty_kobo), 0)::bigint, coalesce(sum(r.interest_kobo), 0)::bigint
    FROM penalty_remissions r WHERE r.penalty_id = made.id AND r.state = 'granted'
  ) THEN PERFORM refuse_penalty('what was remitted is not taken off', 'penalties_whole'); END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER penalties_whole AFTER INSERT OR UPDATE ON penalties
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_penalty_whole();
CREATE CONSTRAINT TRIGGER penalty_remissions_whole AFTER INSERT OR UPDATE ON penalty_remissions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_penalty_whole();
