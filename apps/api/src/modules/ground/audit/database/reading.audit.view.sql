CREATE OR REPLACE VIEW reading.audit WITH (security_invoker = true) AS
SELECT position AS id, at, actor, reading.name_of_actor(actor) AS actor_name, actor_role, action, subject, detail ->> 'reason' AS reason,
  detail::text AS detail, address, device, request_id FROM audit_log;
COMMENT ON VIEW reading.audit IS 'The audit log: one row a decision, with who, what, to what, why and from where.';
GRANT SELECT ON reading.audit TO portal_read_state;
