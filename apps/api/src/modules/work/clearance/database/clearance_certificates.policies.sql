CREATE POLICY offices_read_own ON clearance_certificates FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM taxpayers t WHERE t.tpui = clearance_certificates.tpui));
CREATE POLICY state_reads ON clearance_certificates FOR SELECT TO portal_read_state USING (true);
