CREATE POLICY expert_system_reads_own ON share_accounts FOR SELECT TO portal_read_expert_system USING (expert_system_id = reading.own_expert_system());
CREATE POLICY taxpayer_reads_own ON share_accounts FOR SELECT TO portal_read_taxpayer USING (agent_tpui = ANY (reading.own_tpuis()));
