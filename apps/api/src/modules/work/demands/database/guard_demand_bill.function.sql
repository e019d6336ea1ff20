-- A bill of the taxpayer, for all it asks, while the notice is being prepared.
CREATE OR REPLACE FUNCTION guard_demand_bill() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  notice demand_notices;
BEGIN
  PERFORM require_demandable(new.bill_id, new.notice_id);
  SELECT * INTO notice FROM demand_notices WHERE id = new.notice_id;
  IF notice.state <> 'prepared' THEN PERFORM refuse_demand('what it demands stays', 'demand_notice_bills_fixed'); END IF;
  IF NOT EXISTS (
    SELECT FROM bills b WHERE b.id = new.bill_id AND b.payer_tpui = ANY (reading.papers_of(notice.tpui)) AND b.total_kobo = new.amount_kobo
  ) THEN PERFORM refuse_demand('the bill is another one''s, or asks another amount', 'demand_notice_bills_own'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER demand_notice_bills_guard BEFORE INSERT ON demand_notice_bills FOR EACH ROW EXECUTE FUNCTION guard_demand_bill();
CREATE TRIGGER demand_notice_bills_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON demand_notice_bills FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
