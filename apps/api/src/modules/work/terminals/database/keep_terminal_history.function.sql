CREATE OR REPLACE FUNCTION keep_terminal_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO terminal_history (terminal_id, since, state, agent_tpui, place)
  VALUES (new.id, CASE WHEN tg_op = 'INSERT' THEN new.added_at ELSE clock_timestamp() END, new.state, new.agent_tpui, new.place);
  RETURN NULL;
END $$;

CREATE TRIGGER terminals_begin_history AFTER INSERT ON terminals FOR EACH ROW EXECUTE FUNCTION keep_terminal_history();
CREATE TRIGGER terminals_keep_history AFTER UPDATE ON terminals FOR EACH ROW
  WHEN ((new.state, new.agent_tpui, new.place) IS DISTINCT FROM (old.state, old.agent_tpui, old.place)) EXECUTE FUNCTION keep_terminal_history();
