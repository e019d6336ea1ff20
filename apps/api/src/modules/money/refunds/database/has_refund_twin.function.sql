-- The bill that was paid for the same thing. Whoever pays by month pays the same sum of the same head twelve times: a tax is the same only
-- where both bills name the same month, anything else also where they were issued on one day. Returns of employers bill what was not billed
-- before, and instalments are parts of one whole: neither is ever a second time. A second payment of one bill is the review desk's.
CREATE OR REPLACE FUNCTION has_refund_twin(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM bills b JOIN bills o ON o.payer_tpui = any (reading.papers_of(reading.lead_of(b.payer_tpui))) AND o.total_kobo = b.total_kobo AND o.id <> b.id JOIN receipts t ON t.bill_id = o.id
    WHERE b.id = p_bill AND NOT EXISTS (SELECT FROM receipt_voids v WHERE v.receipt_id = t.id)
      AND bill_facts(o.id) = bill_facts(b.id)
      AND (
        EXISTS (SELECT FROM bill_line_terms l, jsonb_each_text(l.answers) a WHERE l.bill_id = b.id AND a.value ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
        OR (o.issued_on = b.issued_on AND NOT is_tax_bill(b.id))
      )
  ) AND NOT EXISTS (SELECT FROM instalments WHERE bill_id = p_bill)
    AND NOT EXISTS (SELECT FROM paye_schedules WHERE bill_id = p_bill)
    AND NOT EXISTS (SELECT FROM withholding_schedules WHERE bill_id = p_bill)
$$;
