-- Every terminal with the names that go with it and what is open about it.
CREATE OR REPLACE VIEW terminal_board AS
SELECT t.id, t.serial, t.bank_code, t.state, t.agent_tpui, t.place, t.latitude, t.longitude, t.payment_limit_kobo, t.day_limit_kobo,
  (SELECT nullif(p.name, '') FROM taxpayers p WHERE p.tpui = t.agent_tpui) AS agent_name,
  today.kobo AS today_kobo, today.count AS today_count, seen.looked_up_at AS last_seen_at, seen.metres AS last_metres,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'times', q.times, 'metres', q.metres,
      'askedAt', to_char(q.asked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY q.kind)
    FROM terminal_questions q WHERE q.terminal_id = t.id AND q.answered_at IS NULL), '[]') AS questions,
  (SELECT jsonb_build_object('id', c.id, 'agentTpui', c.agent_tpui, 'place', c.place, 'latitude', c.latitude, 'longitude', c.longitude,
      'paymentLimitKobo', c.payment_limit_kobo, 'dayLimitKobo', c.day_limit_kobo, 'reason', c.reason, 'by', c.proposed_by,
      'proposedBy', coalesce((SELECT person_name(u.first_name, u.last_name) FROM users u WHERE u.id = c.proposed_by), ''),
      'proposedAt', to_char(c.proposed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM terminal_changes c WHERE c.terminal_id = t.id AND c.verdict IS NULL) AS waiting,
  (SELECT count(*) FROM terminal_closes k WHERE k.terminal_id = t.id AND k.state IN ('differs', 'proposed'))::int AS open_days
FROM terminals t
CROSS JOIN LATERAL (
  SELECT coalesce(sum(r.amount_kobo), 0)::bigint AS kobo, count(*)::int AS count FROM terminal_receipts r
  WHERE r.terminal_id = t.id AND r.day = lagos_day(now())
) today
LEFT JOIN LATERAL (
  SELECT a.looked_up_at, a.metres FROM terminal_attempts a WHERE a.terminal_id = t.id ORDER BY a.looked_up_at DESC LIMIT 1
) seen ON true;
COMMENT ON VIEW terminal_board IS 'Terminals with what they took today and what is open about them. Kobo, metres.';
