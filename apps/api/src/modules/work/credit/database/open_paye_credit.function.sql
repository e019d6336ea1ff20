-- Every credit is work from the moment its month was filed; one that waits gives way to a later filing.
CREATE OR REPLACE FUNCTION open_paye_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_tax text := CASE tg_table_name WHEN 'paye_schedules' THEN 'paye' ELSE 'withholding' END;
  over bigint := greatest(new.due_kobo, new.before_kobo - new.replaced_kobo) - new.due_kobo;
  made uuid;
  item uuid;
BEGIN
  INSERT INTO work_steps (item_id, move, at)
    SELECT w.id, 'lapse', greatest(new.filed_at, w.since) FROM credits_of_month(of_tax, new.tpui, new.month) c
      JOIN work_items w ON w.kind = 'paye-credit' AND w.subject = 'paye-credit:' || c.id WHERE c.state IN ('open', 'proposed');
  IF over <= 0 OR coalesce(month_paid(of_tax, new.tpui, new.month), 0) - new.due_kobo < over THEN RETURN NULL; END IF;
  INSERT INTO paye_credits (schedule_id, withholding_schedule_id, tpui, amount_kobo)
    VALUES (CASE of_tax WHEN 'paye' THEN new.id END, CASE of_tax WHEN 'withholding' THEN new.id END, new.tpui, over) RETURNING id INTO made;
  INSERT INTO work_items (kind, state, subject, reference, tpui, opened_at, since)
    VALUES ('paye-credit', 'open', 'paye-credit:' || made, new.tpui || ', ' || to_char(new.month, 'YYYY-MM'), new.tpui, new.filed_at, new.filed_at)
    RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', new.filed_at);
  RETURN NULL;
END $$;
