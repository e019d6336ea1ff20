-- The seal of a row: the previous seal and every field with its length in bytes. verify-audit-log.ts computes the same.
CREATE OR REPLACE FUNCTION audit_seal(log audit_log) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(log.previous_hash || convert_to(sealed_fields(
    ARRAY[log.position::text, to_char(log.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), log.actor, log.action, log.subject, log.detail::text]
    || CASE log.seal_version WHEN 1 THEN ARRAY[]::text[]
       ELSE ARRAY[log.seal_version::text, log.actor_role, log.address, log.device, log.request_id] END
  ), 'UTF8'))
$$;
