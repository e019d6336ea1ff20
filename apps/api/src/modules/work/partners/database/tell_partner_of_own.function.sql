-- What a partner did itself: another process of theirs may not know.
CREATE OR REPLACE FUNCTION tell_partner_of_own() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO partner_events (expert_system_id, engine_code_id, bill_id, type, state, version)
  SELECT new.expert_system_id, new.engine_code_id, new.bill_id, CASE tg_op WHEN 'INSERT' THEN 'bill.created' ELSE 'bill.amended' END,
    CASE b.standing WHEN 'open' THEN 'unpaid' ELSE b.standing END, b.version + new.revision
  FROM bills b WHERE b.id = new.bill_id;
  RETURN NULL;
END $$;

CREATE TRIGGER partner_bills_tell_new AFTER INSERT ON partner_bills FOR EACH ROW EXECUTE FUNCTION tell_partner_of_own();
CREATE TRIGGER partner_bills_tell_amended AFTER UPDATE ON partner_bills FOR EACH ROW
  WHEN (new.revision <> old.revision) EXECUTE FUNCTION tell_partner_of_own();
