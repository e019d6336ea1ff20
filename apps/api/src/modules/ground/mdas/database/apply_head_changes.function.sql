-- Brings released changes whose day has come into force, the earlier first. Answers the heads, and by which change.
CREATE OR REPLACE FUNCTION apply_head_changes() RETURNS TABLE (head_id integer, change_id uuid, is_new boolean) LANGUAGE plpgsql AS $$
DECLARE
  change revenue_head_changes;
BEGIN
  FOR change IN SELECT * FROM revenue_head_changes WHERE state = 'released' AND applied_in IS NULL AND from_day <= lagos_today()
    ORDER BY from_day, id FOR UPDATE
  LOOP
    UPDATE revenue_head_changes SET applied_in = pg_current_xact_id() WHERE id = change.id;
    IF change.revenue_head_id IS NULL THEN
      INSERT INTO revenue_heads (code, name, mda_id, is_active, is_illustrative)
        VALUES (change.code, change.name, change.mda_id, change.is_active, false) RETURNING id INTO head_id;
      UPDATE revenue_head_changes SET revenue_head_id = head_id WHERE id = change.id;
    ELSE
      head_id := change.revenue_head_id;
      UPDATE revenue_heads SET name = change.name, is_active = change.is_active WHERE id = head_id;
    END IF;
    change_id := change.id;
    is_new := change.revenue_head_id IS NULL;
    RETURN NEXT;
  END LOOP;
END $$;
