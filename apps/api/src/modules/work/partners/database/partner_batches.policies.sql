-- A key reads the batches of its engine code alone.
CREATE POLICY expert_system_reads_own ON partner_batches FOR SELECT TO portal_read_expert_system
  USING (expert_system_id = reading.own_expert_system() AND reading.is_own_engine_code(engine_code_id));
