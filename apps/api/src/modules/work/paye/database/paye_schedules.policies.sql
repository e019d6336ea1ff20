CREATE POLICY offices_read_own ON paye_schedules FOR SELECT TO portal_read_offices
  USING (state = 'filed' AND EXISTS (SELECT FROM taxpayers t WHERE t.tpui = paye_schedules.tpui));
CREATE POLICY state_reads ON paye_schedules FOR SELECT TO portal_read_state USING (state = 'filed');
