CREATE POLICY offices_read_own ON reminder_messages FOR SELECT TO portal_read_offices
  USING (campaign_id IN (SELECT c.id FROM reminder_campaigns c WHERE c.office_id = ANY (reading.own_offices())));
CREATE POLICY state_reads ON reminder_messages FOR SELECT TO portal_read_state USING (true);
