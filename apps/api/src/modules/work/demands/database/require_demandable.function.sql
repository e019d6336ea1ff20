-- Holds a bill until the transaction ends, and refuses one that cannot be demanded, with the reason in the rule's name. Lock order: bills by id.
CREATE OR REPLACE FUNCTION require_demandable(p_bill uuid, p_notice uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  hindrance text;
BEGIN
  PERFORM FROM bills WHERE id = p_bill FOR NO KEY UPDATE;
  PERFORM FROM law_bills WHERE bill_id = p_bill FOR SHARE;
  -- A statement of its own: it sees what was committed while this one waited.
  hindrance := demand_hindrance(p_bill, p_notice);
  IF hindrance IS NOT NULL THEN
    PERFORM refuse_demand('bill ' || p_bill || ' cannot be demanded: ' || hindrance, 'demand_hindered_' || replace(hindrance, '-', '_'));
  END IF;
END $$;
