-- A step is a move: judged by the law of the kind, with the case locked. The same rules as decideMove() of the contract. A person's step
-- carries its number: another one than the next means that the case changed since it was read.
CREATE OR REPLACE FUNCTION enact_work_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item work_items;
  rule work_moves;
  acting uuid := coalesce(new.on_behalf_of, new.user_id);
  refusal text;
  is_read boolean;
  makers uuid[];
BEGIN
  SELECT * INTO item FROM work_items WHERE id = new.item_id FOR UPDATE;
  is_read := new.user_id IS NULL OR item.version = 0 OR new.number = item.version + 1;
  new.number := item.version + 1;
  new.role := active_role(new.user_id);
  IF item.version = 0 THEN
    SELECT kind, 'open', state, state, opened_by, false, false, ARRAY[]::text[], ARRAY[]::text[] INTO rule
      FROM work_states WHERE kind = item.kind AND state = item.state AND new.move = 'open';
  ELSE
    SELECT * INTO rule FROM work_moves WHERE kind = item.kind AND move = new.move AND from_state = item.state;
  END IF;
  makers := decider_makers(new.user_id, new.at) || decider_makers(new.on_behalf_of, new.at);
  refusal := CASE
    WHEN NOT is_read THEN 'changed'
    WHEN rule.kind IS NULL THEN 'legal_moves'
    WHEN new.user_id IS NULL AND NOT 'system' = ANY (rule.actors) THEN 'who'
    WHEN new.user_id IS NULL THEN NULL
    WHEN NOT EXISTS (SELECT FROM users WHERE id = new.user_id AND status = 'active') THEN 'who'
    WHEN new.on_behalf_of IS NOT NULL AND NOT covers_work(new.user_id, new.on_behalf_of, new.at) THEN 'cover'
    WHEN NOT acts_as(acting, rule.actors) THEN 'who'
    WHEN item.version > 0 AND NOT reaches_work(acting, item.office_id) THEN 'reach'
    WHEN item.tpui IS NOT NULL AND (has_conflict(new.user_id, item.tpui) OR has_conflict(new.on_behalf_of, item.tpui)) THEN 'conflict'
    -- Taking back what one proposed decides nothing.
    WHEN item.version > 0 AND rule.same_as = '{}' AND (decider_waits(new.user_id, new.at) OR decider_waits(new.on_behalf_of, new.at)) THEN 'waits'
    WHEN item.version > 0 AND rule.same_as = '{}' AND EXISTS (
      SELECT FROM work_steps s WHERE s.item_id = item.id AND (s.user_id = ANY (makers) OR s.on_behalf_of = ANY (makers))
    ) THEN 'of_maker'
    WHEN EXISTS (
      SELECT FROM work_steps s WHERE s.item_id = item.id AND s.move = ANY (rule.other_than)
        AND (s.user_id IN (new.user_id, new.on_behalf_of) OR s.on_behalf_of IN (new.user_id, new.on_behalf_of))
    ) THEN 'two_persons'
    WHEN rule.same_as <> '{}' AND NOT EXISTS (
      SELECT FROM (
        SELECT s.user_id, s.on_behalf_of FROM work_steps s WHERE s.item_id = item.id AND s.move = ANY (rule.same_as) ORDER BY s.number DESC LIMIT 1
      ) newest
      WHERE newest.user_id IN (new.user_id, new.on_behalf_of) OR newest.on_behalf_of IN (new.user_id, new.on_behalf_of)
    ) THEN 'proposer'
  END;
  IF refusal IS NULL AND rule.needs_reason AND coalesce(new.reason, '') !~ '\S' THEN refusal := 'reason'; END IF;
  IF refusal IS NULL AND rule.needs_document AND coalesce(new.document, '') !~ '\S' THEN refusal := 'document'; END IF;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'the law of % refuses % from %: %', item.kind, new.move, item.state, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_items_' || refusal, TABLE = 'work_items';
  END IF;
  new.to_state := rule.to_state;
  RETURN new;
END $$;

CREATE TRIGGER work_steps_enact BEFORE INSERT ON work_steps FOR EACH ROW EXECUTE FUNCTION enact_work_step();
