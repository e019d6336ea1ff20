-- Of the messages of a campaign that went out: how many of their matters were settled within seven days, that day included: the bill paid, the return filed,
-- or, of unpaid bills, one of them paid. Who would have paid anyway is counted too.
CREATE OR REPLACE FUNCTION reading.reminder_effect(of_campaign uuid) RETURNS TABLE (written integer, settled integer, last_day date) LANGUAGE sql STABLE AS $$
  SELECT count(*)::int, count(*) FILTER (WHERE CASE split_part(m.about, '~', 1)
      WHEN 'duty' THEN EXISTS (SELECT FROM reading.obligations o WHERE o.tpui = ANY (reading.papers_of(m.tpui)) AND o.kind = split_part(m.about, '~', 2)
        AND o.period_from = split_part(m.about, '~', 3)::date AND o.filed_on BETWEEN m.day AND m.day + 7)
      WHEN 'bill' THEN EXISTS (SELECT FROM bills b JOIN collection_lines k ON k.bill_id = b.id WHERE b.reference = split_part(m.about, '~', 2) AND k.day BETWEEN m.day AND m.day + 7
        AND k.at >= m.settled_at AND NOT k.is_void)
      ELSE EXISTS (SELECT FROM collection_lines k WHERE k.payer_tpui = ANY (reading.papers_of(m.tpui)) AND k.day BETWEEN m.day AND m.day + 7
        AND k.at >= m.settled_at AND NOT k.is_void)
    END)::int, max(m.day) + 7
  FROM (SELECT tpui, about, settled_at, lagos_day(settled_at) AS day FROM reminder_messages WHERE campaign_id = of_campaign AND outcome IN ('sent', 'delivered')) m
$$;
REVOKE ALL ON FUNCTION reading.reminder_effect(uuid) FROM PUBLIC;
