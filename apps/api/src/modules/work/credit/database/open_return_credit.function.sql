-- What a version of a return leaves paid beyond its balance is work from that moment; what waited of a version before gives way to it.
CREATE OR REPLACE FUNCTION open_return_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  over bigint := greatest(new.balance_kobo, new.before_kobo - new.replaced_kobo) - new.balance_kobo;
  made uuid;
  item uuid;
BEGIN
  INSERT INTO work_steps (item_id, move, at)
    SELECT w.id, 'lapse', greatest(new.filed_at, w.since) FROM credits_of_month(new.kind, new.tpui, new.period_from) c
      JOIN work_items w ON w.kind = 'paye-credit' AND w.subject = 'paye-credit:' || c.id WHERE c.state IN ('open', 'proposed');
  IF over <= 0 OR coalesce(month_paid(new.kind, new.tpui, new.period_from), 0) - new.balance_kobo < over THEN RETURN NULL; END IF;
  INSERT INTO paye_credits (return_id, tpui, amount_kobo) VALUES (new.id, new.tpui, over) RETURNING id INTO made;
  INSERT INTO work_items (kind, state, subject, reference, tpui, opened_at, since)
    VALUES ('paye-credit', 'open', 'paye-credit:' || made, new.tpui || ', ' || to_char(new.period_from, 'YYYY-MM'), new.tpui, new.filed_at, new.filed_at)
    RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', new.filed_at);
  RETURN NULL;
END $$;
