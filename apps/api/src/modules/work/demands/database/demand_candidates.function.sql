-- The bills of a taxpayer that are owed and of a kind that can be demanded, each with what hinders it now.
CREATE OR REPLACE FUNCTION demand_candidates(p_tpui text) RETURNS TABLE (
  bill_id uuid, reference text, ground text, kind text, period_from date, heads text, due_on date, amount_kobo bigint, hindrance text
) LANGUAGE sql STABLE AS $$
  SELECT b.id, b.reference, d.ground, d.kind, d.period_from, h.heads, coalesce(b.due_on, b.expires_on), b.total_kobo, demand_hindrance(b.id)
  FROM bills b JOIN demandable_bills d ON d.bill_id = b.id LEFT JOIN reading.bill_heads h ON h.bill_id = b.id
  WHERE b.payer_tpui = ANY (reading.papers_of(p_tpui)) AND b.standing IN ('open', 'under-review')
  ORDER BY coalesce(b.due_on, b.expires_on), b.reference LIMIT 200
$$;
