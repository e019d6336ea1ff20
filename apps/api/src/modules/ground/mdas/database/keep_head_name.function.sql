-- The first name counts from ever; another one from the day it came into force.
CREATE OR REPLACE FUNCTION keep_head_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revenue_head_names (revenue_head_id, from_day, name)
    VALUES (new.id, CASE tg_op WHEN 'INSERT' THEN '-infinity' ELSE lagos_today() END, new.name)
    ON CONFLICT (revenue_head_id, from_day) DO UPDATE SET name = excluded.name;
  RETURN NULL;
END $$;

CREATE TRIGGER revenue_heads_names AFTER INSERT OR UPDATE OF name ON revenue_heads FOR EACH ROW EXECUTE FUNCTION keep_head_name();
