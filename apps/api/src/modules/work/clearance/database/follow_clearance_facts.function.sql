-- Whose the changed row is: a bill's payer, a return's or a month's taxpayer, and whoever objected or asked about a bill.
CREATE OR REPLACE FUNCTION follow_clearance_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row jsonb := to_jsonb(new);
BEGIN
  PERFORM note_clearance_change(coalesce(row ->> 'tpui', row ->> 'payer_tpui', (SELECT b.payer_tpui FROM bills b WHERE b.id = (row ->> 'bill_id')::uuid)));
  RETURN NULL;
END $$;

CREATE TRIGGER filed_returns_follow_clearance AFTER INSERT ON filed_returns FOR EACH ROW EXECUTE FUNCTION follow_clearance_facts();
CREATE TRIGGER receipts_follow_clearance AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION follow_clearance_facts();
CREATE TRIGGER objections_follow_clearance AFTER INSERT OR UPDATE OF state ON objections FOR EACH ROW EXECUTE FUNCTION follow_clearance_facts();
CREATE TRIGGER law_bills_follow_clearance AFTER UPDATE ON law_bills FOR EACH ROW EXECUTE FUNCTION follow_clearance_facts();
CREATE TRIGGER obligation_excuses_follow_clearance AFTER INSERT OR UPDATE ON obligation_excuses FOR EACH ROW EXECUTE FUNCTION follow_clearance_facts();
CREATE TRIGGER paye_schedules_follow_clearance AFTER UPDATE OF state ON paye_schedules FOR EACH ROW
  WHEN (new.state = 'filed') EXECUTE FUNCTION follow_clearance_facts();
CREATE TRIGGER withholding_schedules_follow_clearance AFTER UPDATE OF state ON withholding_schedules FOR EACH ROW
  WHEN (new.state = 'filed') EXECUTE FUNCTION follow_clearance_facts();
CREATE TRIGGER instalment_plans_follow_clearance AFTER UPDATE OF state ON instalment_plans FOR EACH ROW EXECUTE FUNCTION follow_clearance_facts();
CREATE TRIGGER bill_disputes_follow_clearance AFTER INSERT OR UPDATE OF ended_at ON bill_disputes FOR EACH ROW EXECUTE FUNCTION follow_clearance_facts();
CREATE TRIGGER bills_follow_clearance AFTER UPDATE OF cancelled_at ON bills FOR EACH ROW
  WHEN (old.cancelled_at IS NULL AND new.cancelled_at IS NOT NULL) EXECUTE FUNCTION follow_clearance_facts();
