-- At commit: what was approved is booked to the kobo, what is booked was approved, and what is noted is somebody's work.
CREATE OR REPLACE FUNCTION check_refund_funding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  funding refund_fundings;
BEGIN
  SELECT * INTO funding FROM refund_fundings
    WHERE id = CASE tg_table_name WHEN 'refund_fundings' THEN (to_jsonb(new) ->> 'id')::uuid ELSE substr(to_jsonb(new) ->> 'reference', 16)::uuid END;
  IF funding.id IS NULL OR (funding.state = 'funded') <> EXISTS (
    SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'refund-funding' AND t.reference = 'refund-funding:' || funding.id AND e.account = 'bank:refunds' AND e.amount_kobo = funding.amount_kobo
  ) THEN PERFORM refuse_refund('the books say another thing about its funding', 'refund_fundings_booked'); END IF;
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'refund-funding' AND subject = 'refund-funding:' || funding.id) THEN
    PERFORM refuse_refund('a funding is no case', 'refund_fundings_are_work');
  END IF;
  RETURN NULL;
END $$;
