-- How a reminder reaches a taxpayer: by mail too, in the inbox alone as they wish, or not at all because nobody has an account under the TPUI.
CREATE OR REPLACE FUNCTION reading.reach_of_taxpayer(of_tpui text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(*) = 0 THEN 'no-contact' WHEN bool_or(coalesce(p.mail, true)) THEN 'told' ELSE 'opted-out' END
  FROM users u LEFT JOIN notice_preferences p ON p.user_id = u.id AND p.topic = 'deadlines'
  WHERE u.tpui = reading.lead_of(of_tpui) AND u.status <> 'deleted'
$$;
