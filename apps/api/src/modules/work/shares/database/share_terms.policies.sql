CREATE POLICY expert_system_reads_own ON share_terms FOR SELECT TO portal_read_expert_system USING (expert_system_id = reading.own_expert_system());
CREATE POLICY state_reads ON share_terms FOR SELECT TO portal_read_state USING (true);
-- What every agent earns is no secret of one.
CREATE POLICY taxpayer_reads_own ON share_terms FOR SELECT TO portal_read_taxpayer
  USING (party = 'agent' AND (agent_tpui IS NULL OR agent_tpui = ANY (reading.own_tpuis())));
