-- Sealed once; removed only a year after the tip ended.
CREATE OR REPLACE FUNCTION guard_tip_sender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN PERFORM refuse_tip('its sender is sealed once', 'tip_senders_fixed'); END IF;
  IF NOT EXISTS (SELECT FROM tips WHERE id = old.tip_id AND ended_on < lagos_today() - 365) THEN
    PERFORM refuse_tip('its sender is kept', 'tip_senders_kept');
  END IF;
  RETURN old;
END $$;

CREATE TRIGGER tip_senders_guard BEFORE UPDATE OR DELETE ON tip_senders FOR EACH ROW EXECUTE FUNCTION guard_tip_sender();
