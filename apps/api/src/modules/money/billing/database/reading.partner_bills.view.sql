CREATE OR REPLACE VIEW reading.partner_bills WITH (security_invoker = true) AS
SELECT p.bill_id AS id, b.reference, p.external_reference, p.expert_system_id, p.engine_code_id, p.created_at
FROM partner_bills p JOIN bills b ON b.id = p.bill_id;
COMMENT ON VIEW reading.partner_bills IS 'Bills that partners raised over their interface, with the partner''s own reference.';
GRANT SELECT ON reading.partner_bills TO portal_read_expert_system;
