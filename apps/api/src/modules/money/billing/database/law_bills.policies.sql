CREATE POLICY offices_read_own ON law_bills FOR SELECT TO portal_read_offices
  USING (EXISTS (SELECT FROM bills b WHERE b.id = law_bills.bill_id));
CREATE POLICY state_reads ON law_bills FOR SELECT TO portal_read_state USING (true);
