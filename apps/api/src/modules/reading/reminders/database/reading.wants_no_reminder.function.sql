-- Who took the way out of one way of reminders, or wants no mail about deadlines.
CREATE OR REPLACE FUNCTION reading.wants_no_reminder(of_tpui text, by_channel text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM reminder_opt_outs o WHERE o.tpui = of_tpui AND o.channel = by_channel)
    OR (by_channel = 'mail' AND EXISTS (SELECT FROM users u JOIN notice_preferences p ON p.user_id = u.id AND p.topic = 'deadlines' AND NOT p.mail
      WHERE u.tpui = of_tpui AND u.status <> 'deleted'))
$$;
REVOKE ALL ON FUNCTION reading.wants_no_reminder(text, text) FROM PUBLIC;
