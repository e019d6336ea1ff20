-- Noted while its case waits for it; then compared once by another, and nothing else of it changes.
CREATE OR REPLACE FUNCTION guard_enforcement_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  compared constant text[] := ARRAY['compared_by', 'compared_at'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.compared_by IS NOT NULL THEN PERFORM refuse_enforcement('it is noted before it is compared', 'enforcement_orders_begin'); END IF;
    IF NOT (new.given_on <= lagos_today() AND new.valid_until >= lagos_today()) THEN
      PERFORM refuse_enforcement('it was given today or before and is valid', 'enforcement_orders_dates');
    END IF;
    IF NOT EXISTS (SELECT FROM enforcements e WHERE e.id = new.enforcement_id AND e.state = CASE new.kind WHEN 'sale' THEN 'held' ELSE 'checked' END) THEN
      PERFORM refuse_enforcement('its case waits for no such order', 'enforcement_orders_awaited');
    END IF;
    RETURN new;
  END IF;
  IF old.compared_by IS NOT NULL OR to_jsonb(new) - compared <> to_jsonb(old) - compared THEN
    PERFORM refuse_enforcement('what was written stays', 'enforcement_orders_fixed');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER enforcement_orders_guard BEFORE INSERT OR UPDATE ON enforcement_orders FOR EACH ROW EXECUTE FUNCTION guard_enforcement_order();
CREATE TRIGGER enforcement_orders_no_delete BEFORE DELETE OR TRUNCATE ON enforcement_orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
