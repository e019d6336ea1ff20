-- Positions are given to what is committed, by one at a time: who has read up to one misses nothing that comes late.
CREATE OR REPLACE FUNCTION place_partner_events() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM partner_events WHERE position IS NULL) THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('place partner events', 0));
  UPDATE partner_events e SET position = o.position FROM (
    SELECT id, nextval('partner_positions') AS position FROM (SELECT id FROM partner_events WHERE position IS NULL ORDER BY at, id) w
  ) o WHERE o.id = e.id;
END $$;
