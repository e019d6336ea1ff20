-- What a step of its case does, whoever makes it.
CREATE OR REPLACE FUNCTION follow_paye_credit_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about text := (SELECT subject FROM work_items WHERE id = new.item_id AND kind = 'paye-credit');
  credit uuid;
BEGIN
  IF about IS NULL THEN RETURN NULL; END IF;
  SELECT id INTO credit FROM paye_credits WHERE 'paye-credit:' || id = about;
  IF NOT found THEN RETURN NULL; END IF;
  CASE new.move
    WHEN 'approve' THEN PERFORM grant_paye_credit(credit, new.user_id, new.reason);
    WHEN 'refuse' THEN UPDATE paye_credits SET state = 'refused', decided_by = new.user_id, decided_at = clock_timestamp(), decision_reason = new.reason WHERE id = credit;
    WHEN 'propose' THEN UPDATE paye_credits SET state = 'proposed', proposed_by = new.user_id, reason = new.reason WHERE id = credit;
    WHEN 'withdraw' THEN UPDATE paye_credits SET state = 'open', proposed_by = NULL, reason = '' WHERE id = credit;
    ELSE UPDATE paye_credits SET state = 'lapsed' WHERE id = credit;
  END CASE;
  RETURN NULL;
END $$;
