-- Holds what the demand asks until the transaction ends, and refuses what is paid, rests or is being paid.
CREATE OR REPLACE FUNCTION require_enforceable(p_notice uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  hindrance text;
BEGIN
  PERFORM hold_enforced_bills(p_notice);
  -- A statement of its own: it sees what was committed while this one waited.
  hindrance := enforcement_hindrance(p_notice);
  IF hindrance IS NOT NULL THEN PERFORM refuse_enforcement('its demand cannot be enforced: ' || hindrance, 'enforcements_hindered'); END IF;
END $$;
