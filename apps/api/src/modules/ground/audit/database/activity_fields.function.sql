CREATE OR REPLACE FUNCTION activity_fields(log activity_log) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT sealed_fields(ARRAY[log.id::text, to_char(log.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), log.actor, log.actor_role,
    log.action, log.subject, log.detail::text, log.address, log.device, log.request_id])
$$;
