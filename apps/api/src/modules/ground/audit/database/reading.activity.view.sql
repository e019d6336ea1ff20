CREATE OR REPLACE VIEW reading.activity WITH (security_invoker = true) AS
SELECT id, at, actor, reading.name_of_actor(actor) AS actor_name, actor_role, action, subject, detail::text AS detail, address, device, request_id
FROM activity_log;
COMMENT ON VIEW reading.activity IS 'The activity log: sign-ins, who read whose record, calls over interfaces.';
GRANT SELECT ON reading.activity TO portal_read_state;
