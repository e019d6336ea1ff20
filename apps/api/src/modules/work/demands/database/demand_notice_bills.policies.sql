CREATE POLICY offices_read_own ON demand_notice_bills FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM demand_notices n WHERE n.id = demand_notice_bills.notice_id));
CREATE POLICY state_reads ON demand_notice_bills FOR SELECT TO portal_read_state USING (true);
