-- One transaction at a time appends, and holds its place until it commits: positions have no gaps and the chain no forks.
CREATE OR REPLACE FUNCTION seal_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4005003);
  SELECT position + 1, hash INTO new.position, new.previous_hash FROM audit_log ORDER BY position DESC LIMIT 1;
  IF NOT found THEN
    new.position := 1;
    new.previous_hash := decode(repeat('00', 32), 'hex');
  END IF;
  new.at := clock_timestamp();
  new.seal_version := 2;
  new.hash := audit_seal(new);
  RETURN new;
END $$;

CREATE TRIGGER audit_log_seal BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION seal_audit_row();
