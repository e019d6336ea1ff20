CREATE OR REPLACE FUNCTION open_settlement_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item uuid;
BEGIN
  INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
    VALUES ('settlement-difference', 'open', 'settlement-case:' || new.id, new.reference, new.opened_at, new.opened_at) RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', new.opened_at);
  RETURN NULL;
END $$;

CREATE TRIGGER settlement_cases_are_work AFTER INSERT ON settlement_cases FOR EACH ROW EXECUTE FUNCTION open_settlement_work();
