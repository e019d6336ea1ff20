-- Positions are given to what is committed, by one at a time: who has read up to one misses nothing that comes late.
CREATE OR REPLACE FUNCTION place_partner_bills() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM partner_bills WHERE position IS NULL) THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('place partner bills', 0));
  UPDATE partner_bills p SET position = o.position FROM (
    SELECT bill_id, nextval('partner_positions') AS position
    FROM (SELECT bill_id FROM partner_bills WHERE position IS NULL ORDER BY created_at, bill_id) w
  ) o WHERE o.bill_id = p.bill_id;
END $$;
