-- The paper of a bill that an amendment replaced leads to the bill in its place, as the paper of a corrected one does.
CREATE OR REPLACE FUNCTION corrected_bill(p_bill uuid) RETURNS text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain (bill_id, step) AS (
    SELECT new_bill_id, 1 FROM bill_corrections WHERE bill_id = p_bill AND new_bill_id IS NOT NULL
    UNION ALL SELECT c.new_bill_id, chain.step + 1 FROM chain JOIN bill_corrections c ON c.bill_id = chain.bill_id AND c.new_bill_id IS NOT NULL
  )
  SELECT coalesce((SELECT b.reference FROM chain JOIN bills b ON b.id = chain.bill_id ORDER BY chain.step DESC LIMIT 1), (
    SELECT b.reference FROM paye_schedules x JOIN paye_schedules later ON later.tpui = x.tpui AND later.month = x.month AND later.version > x.version
      AND later.replaced_kobo > 0 JOIN bills b ON b.id = later.bill_id AND b.cancelled_at IS NULL
    WHERE x.bill_id = p_bill ORDER BY later.version LIMIT 1), (
    SELECT b.reference FROM withholding_schedules x JOIN withholding_schedules later ON later.tpui = x.tpui AND later.month = x.month AND later.version > x.version
      AND later.replaced_kobo > 0 JOIN bills b ON b.id = later.bill_id AND b.cancelled_at IS NULL
    WHERE x.bill_id = p_bill ORDER BY later.version LIMIT 1))
$$;
