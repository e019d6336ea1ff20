CREATE OR REPLACE VIEW reading.settled_payments WITH (security_invoker = true) AS
SELECT s.payment_id AS id, s.provider_ref, s.bill_reference, s.bill_id, s.mda_id, m.name AS mda, s.expert_system_id, s.gateway_id, s.paid_on,
  coalesce(s.settled_on, s.due_on) AS value_date, b.reference AS payout, s.amount_kobo, s.received_kobo, s.fee_kobo,
  s.amount_kobo - s.taken_back_kobo + s.claimed_kobo - s.received_kobo AS difference_kobo,
  CASE WHEN s.state = 'awaited' AND s.due_on < lagos_today() THEN 'late'
    WHEN s.state = 'differs' AND s.written_off_kobo <> 0 THEN CASE WHEN reading.is_booked_as_owed(s.payment_id) THEN 'booked' ELSE 'written-off' END ELSE s.state END AS status,
  greatest(coalesce(s.settled_on, lagos_today()) - s.due_on, 0) AS days_late
FROM payment_settlements s JOIN mdas m ON m.id = s.mda_id LEFT JOIN settlement_batches b ON b.id = s.batch_id;
GRANT SELECT ON reading.settled_payments TO portal_read_expert_system, portal_read_mda, portal_read_state;
