-- What a notice demands, bill by bill, with what became of each.
CREATE OR REPLACE VIEW demanded_bills WITH (security_invoker = true) AS
SELECT n.notice_id, n.bill_id, b.reference, d.ground, d.kind, d.period_from, h.heads, coalesce(b.due_on, b.expires_on) AS due_on, n.amount_kobo,
  CASE WHEN b.standing = 'cancelled' AND EXISTS (SELECT FROM instalment_plans p WHERE p.bill_id = b.id AND p.state IN ('active', 'completed', 'broken'))
    THEN 'in-parts' ELSE b.standing END AS standing
FROM demand_notice_bills n JOIN bills b ON b.id = n.bill_id LEFT JOIN demandable_bills d ON d.bill_id = b.id
LEFT JOIN reading.bill_heads h ON h.bill_id = b.id;
