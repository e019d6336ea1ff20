-- Releases a proposal whose case is released; the tariff before it ends on the day before.
CREATE OR REPLACE FUNCTION release_head_tariff(p_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  released head_tariffs;
BEGIN
  SELECT * INTO released FROM head_tariffs WHERE id = p_id;
  PERFORM FROM revenue_heads WHERE id = released.revenue_head_id FOR NO KEY UPDATE;
  UPDATE head_tariffs SET valid_to = released.valid_from - 1
    WHERE revenue_head_id = released.revenue_head_id AND released_at IS NOT NULL AND valid_to IS NULL AND valid_from < released.valid_from;
  UPDATE head_tariffs SET released_at = clock_timestamp() WHERE id = p_id;
END $$;
