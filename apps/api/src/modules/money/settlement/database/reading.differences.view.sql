CREATE OR REPLACE VIEW reading.differences WITH (security_invoker = true) AS
SELECT *, expected_kobo - received_kobo AS difference_kobo, CASE WHEN closed_at IS NULL THEN 'open' ELSE 'closed' END AS status, greatest(lagos_day(coalesce(closed_at, now())) - day, 0) AS age_days
FROM reading.settlement_differences();
GRANT SELECT ON reading.differences TO portal_read_state;
