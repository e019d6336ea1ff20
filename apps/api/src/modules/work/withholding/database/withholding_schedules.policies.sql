CREATE POLICY offices_read_own ON withholding_schedules FOR SELECT TO portal_read_offices
  USING (state = 'filed' AND EXISTS (SELECT FROM taxpayers t WHERE t.tpui = withholding_schedules.tpui));
CREATE POLICY state_reads ON withholding_schedules FOR SELECT TO portal_read_state USING (state = 'filed');
