-- A payment at a terminal is the agent's who holds it.
CREATE OR REPLACE FUNCTION note_terminal_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_agents (intent_id, agent_tpui, way)
    SELECT new.intent_id, t.agent_tpui, 'terminal' FROM terminals t WHERE t.id = new.terminal_id AND t.agent_tpui IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER terminal_attempts_agent AFTER INSERT ON terminal_attempts FOR EACH ROW EXECUTE FUNCTION note_terminal_agent();
