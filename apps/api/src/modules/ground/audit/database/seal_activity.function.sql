-- Closes a batch over what is not sealed yet, at most so many rows; answers how many. Each row's own hash goes into the batch's.
CREATE OR REPLACE FUNCTION seal_activity(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  last activity_seals;
  ids bigint[];
  content bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(4005004);
  SELECT array_agg(id) INTO ids FROM (SELECT id FROM activity_log WHERE seal_id IS NULL ORDER BY id LIMIT most) AS unsealed;
  IF ids IS NULL THEN RETURN 0; END IF;
  SELECT * INTO last FROM activity_seals ORDER BY id DESC LIMIT 1;
  SELECT string_agg(sha256(convert_to(activity_fields(l), 'UTF8')), ''::bytea ORDER BY l.id) INTO content FROM activity_log l WHERE id = ANY (ids);
  INSERT INTO activity_seals (id, rows, sealed_at, previous_hash, hash) VALUES (
    coalesce(last.id, 0) + 1, cardinality(ids), clock_timestamp(), coalesce(last.hash, decode(repeat('00', 32), 'hex')),
    sha256(coalesce(last.hash, decode(repeat('00', 32), 'hex')) || convert_to(cardinality(ids)::text || ':', 'UTF8') || content)
  );
  UPDATE activity_log SET seal_id = coalesce(last.id, 0) + 1 WHERE id = ANY (ids);
  RETURN cardinality(ids);
END $$;
