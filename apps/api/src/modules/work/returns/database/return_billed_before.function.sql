-- What stood billed before a version. Those of before it was kept have 0: of them it is what the versions before billed, less the bills that were
-- replaced and the credit that was given back.
CREATE OR REPLACE FUNCTION return_billed_before(p_return filed_returns) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_return.version = 1 OR p_return.before_kobo > 0 THEN p_return.before_kobo ELSE greatest(0, coalesce((
    SELECT sum(coalesce(b.total_kobo, 0) - r.replaced_kobo
      - coalesce((SELECT c.amount_kobo FROM paye_credits c WHERE c.return_id = r.id AND c.state IN ('granted', 'returned')), 0))
    FROM filed_returns r LEFT JOIN bills b ON b.id = r.bill_id
    WHERE r.tpui = p_return.tpui AND r.kind = p_return.kind AND r.period_from = p_return.period_from AND r.version < p_return.version), 0))::bigint END
$$;
