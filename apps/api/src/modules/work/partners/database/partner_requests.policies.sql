-- A key reads the calls of its engine code alone; people of the system read those of all its codes.
CREATE POLICY expert_system_reads_own ON partner_requests FOR SELECT TO portal_read_expert_system
  USING (expert_system_id = reading.own_expert_system() AND reading.is_own_engine_code(engine_code_id));
-- Without the bodies, which are granted to nobody of the service.
CREATE POLICY state_reads ON partner_requests FOR SELECT TO portal_read_state USING (true);
