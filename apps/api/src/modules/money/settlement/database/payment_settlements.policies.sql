CREATE POLICY expert_system_reads_own ON payment_settlements FOR SELECT TO portal_read_expert_system USING (expert_system_id = reading.own_expert_system());
CREATE POLICY mda_reads_own ON payment_settlements FOR SELECT TO portal_read_mda USING (mda_id = reading.own_mda());
CREATE POLICY state_reads ON payment_settlements FOR SELECT TO portal_read_state USING (true);
