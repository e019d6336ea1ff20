-- What became of what a notice demands, through the parts of plans too. What was cancelled otherwise is owed no more; a receipt that was voided is.
CREATE OR REPLACE FUNCTION sums_of_demand(p_notice uuid, OUT paid_kobo bigint, OUT open_kobo bigint, OUT is_planned boolean, OUT is_contested boolean)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(b.total_kobo) FILTER (WHERE b.standing = 'paid'), 0)::bigint,
    coalesce(sum(b.total_kobo) FILTER (WHERE b.standing NOT IN ('paid', 'cancelled')), 0)::bigint,
    coalesce(bool_or(b.standing NOT IN ('paid', 'cancelled') AND (p.state = 'active'
      OR EXISTS (SELECT FROM instalment_plans a WHERE a.bill_id = b.id AND a.state = 'asked'))), false),
    coalesce(bool_or(b.standing NOT IN ('paid', 'cancelled') AND (
      EXISTS (SELECT FROM bill_disputes x WHERE x.bill_id = b.id AND x.ended_at IS NULL)
      OR EXISTS (SELECT FROM law_bills l WHERE l.bill_id IN (n.bill_id, b.id) AND l.released_at IS NULL AND l.demandable_from IS NULL))), false)
  FROM demand_notice_bills n
  LEFT JOIN instalment_plans p ON p.bill_id = n.bill_id AND p.state IN ('active', 'completed', 'broken')
  LEFT JOIN instalments i ON i.plan_id = p.id
  JOIN bills b ON b.id = coalesce(i.bill_id, n.bill_id)
  WHERE n.notice_id = p_notice
$$;
