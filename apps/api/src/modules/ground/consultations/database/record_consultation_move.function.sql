CREATE OR REPLACE FUNCTION record_consultation_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO consultation_moves (consultation_id, state, consultant_id, starts_at)
  VALUES (new.id, new.state, new.consultant_id, new.starts_at);
  RETURN NULL;
END $$;

CREATE TRIGGER consultations_record_insert AFTER INSERT ON consultations
  FOR EACH ROW EXECUTE FUNCTION record_consultation_move();
CREATE TRIGGER consultations_record_move AFTER UPDATE ON consultations FOR EACH ROW
  WHEN (new.state <> old.state OR new.starts_at <> old.starts_at OR new.consultant_id <> old.consultant_id)
  EXECUTE FUNCTION record_consultation_move();
