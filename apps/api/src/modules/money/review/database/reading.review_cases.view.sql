CREATE OR REPLACE VIEW reading.review_cases WITH (security_invoker = true) AS SELECT * FROM reading.cases_of_state();
COMMENT ON VIEW reading.review_cases IS 'Money under review: one row a case, with what is held for it. Kobo.';
GRANT SELECT ON reading.review_cases TO portal_read_state;
