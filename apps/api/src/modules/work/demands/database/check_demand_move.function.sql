-- What a move needs, beside being one.
CREATE OR REPLACE FUNCTION check_demand_move(was demand_notices, becomes demand_notices) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  demanded uuid;
BEGIN
  IF becomes.state = 'issued' THEN
    FOR demanded IN SELECT bill_id FROM demand_notice_bills WHERE notice_id = was.id ORDER BY bill_id LOOP
      PERFORM require_demandable(demanded, was.id);
    END LOOP;
  END IF;
  IF becomes.state = 'served' THEN
    IF NOT (becomes.served_at BETWEEN was.issued_at AND clock_timestamp() AND becomes.served_on = lagos_day(becomes.served_at)) THEN
      PERFORM refuse_demand('it is served after it was issued, and not in the future', 'demand_notices_service_moment');
    END IF;
    IF becomes.served_how = 'electronic' AND (SELECT open_kobo FROM sums_of_demand(was.id)) = 0 THEN
      PERFORM refuse_demand('nothing of it is owed', 'demand_notices_owed');
    END IF;
  END IF;
  IF becomes.state = 'withdrawn' AND was.state <> 'prepared' AND becomes.ended_by = was.prepared_by THEN
    PERFORM refuse_demand('another person than who prepared it withdraws it', 'demand_notices_withdrawn_by_other');
  END IF;
  IF was.state <> 'served' AND becomes.state IS DISTINCT FROM (SELECT state FROM work_items WHERE kind = 'demand-notice' AND subject = 'demand:' || was.id) THEN
    PERFORM refuse_demand('it moves by a step of its case', 'demand_notices_move_by_steps');
  END IF;
END $$;
