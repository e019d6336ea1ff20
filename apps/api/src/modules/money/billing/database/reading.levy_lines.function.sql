-- Lines of bills of some heads for a year, as their answers say it (a line that was asked for no year is of the year of its bill); what each is about by
-- one of its answers; and the day on which it was paid, by a receipt that is not void, or by the last part of a plan. For whoever counts a bill as
-- filed when it is paid: nothing is kept of that anywhere else.
CREATE OR REPLACE FUNCTION reading.levy_lines(of_tpuis text[], of_heads text[], of_year int, by_answer text)
RETURNS TABLE (bill_id uuid, about text, amount_kobo bigint, paid_on date) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT b.id, coalesce(nullif(lower(btrim(t.answers ->> by_answer)), ''), 'line ' || l.id), l.amount_kobo,
    CASE WHEN b.standing = 'cancelled' THEN parts.paid_on WHEN o.status = 'paid' THEN lagos_day(o.receipt_paid_at) END
  FROM bills b
  JOIN bill_lines l ON l.bill_id = b.id
  JOIN revenue_heads h ON h.id = l.revenue_head_id AND h.code = ANY (of_heads)
  LEFT JOIN bill_line_terms t ON t.bill_id = l.bill_id AND t.position = l.position
  LEFT JOIN bill_overviews o ON o.bill_id = b.id
  LEFT JOIN LATERAL (
    SELECT max(lagos_day(q.receipt_paid_at)) AS paid_on FROM instalment_plans p JOIN instalments i ON i.plan_id = p.id
      LEFT JOIN bill_overviews q ON q.bill_id = i.bill_id WHERE p.bill_id = b.id AND p.state = 'completed' HAVING bool_and(q.status = 'paid')
  ) parts ON true
  WHERE b.payer_tpui = ANY (of_tpuis) AND (b.standing <> 'cancelled' OR parts.paid_on IS NOT NULL)
    AND NOT EXISTS (SELECT FROM instalments i WHERE i.bill_id = b.id)
    AND CASE WHEN t.answers ->> 'year' ~ '^[0-9]{4}$' THEN (t.answers ->> 'year')::int ELSE extract(year FROM b.issued_on)::int END = of_year
$$;
REVOKE ALL ON FUNCTION reading.levy_lines(text[],text[],int,text) FROM PUBLIC;
