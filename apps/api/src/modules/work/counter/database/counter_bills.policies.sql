CREATE POLICY read_with_bill ON counter_bills FOR SELECT
  TO portal_read_mda, portal_read_offices, portal_read_expert_system, portal_read_taxpayer
  USING (EXISTS (SELECT FROM bills WHERE bills.id = counter_bills.bill_id));
CREATE POLICY state_reads ON counter_bills FOR SELECT TO portal_read_state USING (true);
