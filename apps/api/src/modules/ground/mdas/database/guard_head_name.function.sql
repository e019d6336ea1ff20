-- A name is the one its head has, and counts from today on, the first from ever: what was before stays as it was.
CREATE OR REPLACE FUNCTION guard_head_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.founds_heads', true) = 'on' OR (
    EXISTS (SELECT FROM revenue_heads WHERE id = new.revenue_head_id AND name = new.name)
    AND CASE tg_op
      WHEN 'INSERT' THEN new.from_day = lagos_today() OR NOT EXISTS (SELECT FROM revenue_head_names WHERE revenue_head_id = new.revenue_head_id)
      ELSE old.from_day = lagos_today() AND (new.from_day, new.revenue_head_id) = (old.from_day, old.revenue_head_id)
    END
  ) THEN RETURN new; END IF;
  RAISE EXCEPTION 'a revenue head keeps the names it had'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'revenue_head_names_kept', TABLE = 'revenue_head_names';
END $$;

CREATE TRIGGER revenue_head_names_guard BEFORE INSERT OR UPDATE ON revenue_head_names FOR EACH ROW EXECUTE FUNCTION guard_head_name();
