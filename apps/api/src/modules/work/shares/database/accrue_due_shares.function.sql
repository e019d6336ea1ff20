-- Reckons payments whose money moved, the oldest first; one process at a time. Gives how many were taken, so that whoever calls goes on until none is.
CREATE OR REPLACE FUNCTION accrue_due_shares(p_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken bigint[];
  payment uuid;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('shares', 0)) THEN RETURN 0; END IF;
  SELECT array_agg(d.id) INTO taken FROM (SELECT id FROM share_due ORDER BY id LIMIT p_most) d;
  FOR payment IN SELECT DISTINCT payment_id FROM share_due WHERE id = ANY (taken) LOOP
    PERFORM accrue_share(payment);
  END LOOP;
  DELETE FROM share_due WHERE id = ANY (taken);
  RETURN coalesce(cardinality(taken), 0);
END $$;
