CREATE OR REPLACE VIEW reading.partner_requests WITH (security_invoker = true) AS
SELECT r.id, r.request_id, r.at, r.expert_system_id, r.engine_code_id, g.code AS engine_code, r.key_name, r.method || ' ' || r.path AS call,
  r.external_reference, r.status::text AS answer, r.code, r.took_ms, r.address,
  CASE WHEN r.status >= 500 THEN 'failed' WHEN r.status >= 400 THEN 'refused' WHEN r.is_again THEN 'again' ELSE 'answered' END AS outcome,
  (r.status >= 400)::int AS failed
FROM partner_requests r JOIN reading.engine_codes g ON g.id = r.engine_code_id;
COMMENT ON VIEW reading.partner_requests IS 'Calls of partners'' machines of the last 30 days, without their bodies.';
GRANT SELECT ON reading.partner_requests TO portal_read_expert_system, portal_read_state;
