-- In the transaction in which the bill changes: what happened is told, or it did not happen.
CREATE OR REPLACE FUNCTION tell_partner_of_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO partner_events (expert_system_id, engine_code_id, bill_id, type, state, version)
  SELECT p.expert_system_id, p.engine_code_id, p.bill_id,
    CASE WHEN new.standing = old.standing THEN 'bill.renewed' WHEN new.standing = 'open' THEN 'bill.reopened'
      WHEN new.standing = 'under-review' THEN 'bill.under_review' WHEN new.standing = 'void' THEN 'bill.voided' ELSE 'bill.' || new.standing END,
    CASE new.standing WHEN 'open' THEN 'unpaid' ELSE new.standing END, new.version + p.revision
  FROM partner_bills p WHERE p.bill_id = new.id;
  RETURN NULL;
END $$;

CREATE TRIGGER bills_tell_partner AFTER UPDATE ON bills FOR EACH ROW
  WHEN (new.engine_code_id IS NOT NULL AND (new.standing <> old.standing OR new.expires_on > old.expires_on)) EXECUTE FUNCTION tell_partner_of_bill();
