-- Where a reminder goes: the account that is oldest among those who proved their mailbox, and the number of the register. A row for each that was asked.
CREATE OR REPLACE FUNCTION reading.reminder_contacts(asked text[]) RETURNS TABLE (tpui text, lead text, name text, email text, phone text)
LANGUAGE sql STABLE ROWS 1000 AS $$
  SELECT a.tpui, coalesce(t.merged_into, t.tpui), coalesce(l.name, t.name), u.email, nullif(coalesce(nullif(l.phone, ''), t.phone), '')
  FROM unnest(asked) a (tpui)
  JOIN taxpayers t ON t.tpui = a.tpui
  LEFT JOIN taxpayers l ON l.tpui = t.merged_into
  LEFT JOIN LATERAL (
    SELECT u.email FROM users u WHERE u.tpui = coalesce(t.merged_into, t.tpui) AND u.status = 'active' AND u.email_verified_at IS NOT NULL
    ORDER BY u.created_at, u.id LIMIT 1
  ) u ON true
$$;
REVOKE ALL ON FUNCTION reading.reminder_contacts(text[]) FROM PUBLIC;
