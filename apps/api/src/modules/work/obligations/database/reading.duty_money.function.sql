-- What was billed for a duty, as parts of a plan where there is one, and what of it was paid by its day. Of whichever office has the bills.
CREATE OR REPLACE FUNCTION reading.duty_money(of_tpui text, of_kind text, of_period date, by_day date)
RETURNS TABLE (billed_kobo bigint, paid_kobo bigint, in_time_kobo bigint) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(sum(m.kobo), 0)::bigint, coalesce(sum(m.kobo) FILTER (WHERE m.paid_on IS NOT NULL), 0)::bigint,
    coalesce(sum(m.kobo) FILTER (WHERE m.paid_on <= by_day), 0)::bigint
  FROM (
    SELECT b.total_kobo AS kobo, lagos_day(o.receipt_paid_at) AS paid_on FROM (
      SELECT p.bill_id FROM paye_paying_bills(of_tpui, of_period) p WHERE of_kind = 'paye-month'
      UNION
      SELECT w.bill_id FROM withholding_paying_bills(of_tpui, of_period) w WHERE of_kind = 'withholding-month'
      UNION
      SELECT coalesce(i.bill_id, r.bill_id) FROM filed_returns r
        LEFT JOIN instalment_plans l ON l.bill_id = r.bill_id AND l.state IN ('active', 'completed', 'broken')
        LEFT JOIN instalments i ON i.plan_id = l.id
        WHERE r.tpui = of_tpui AND r.period_from = of_period AND r.bill_id IS NOT NULL
          AND CASE r.kind WHEN 'consumption-tax' THEN 'consumption-tax-month' ELSE r.kind END = of_kind
    ) x
    JOIN bills b ON b.id = x.bill_id AND b.standing <> 'cancelled'
    LEFT JOIN bill_overviews o ON o.bill_id = b.id AND o.status = 'paid'
    UNION ALL
    SELECT l.amount_kobo, l.paid_on FROM reading.levy_lines(ARRAY[of_tpui], heads_of_levy(of_kind), extract(year FROM of_period)::int, 'premises') l
    WHERE of_kind = 'business-premises-year'
  ) m
$$;
REVOKE ALL ON FUNCTION reading.duty_money(text,text,date,date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.duty_money(text,text,date,date) TO portal_read_offices, portal_read_state;
