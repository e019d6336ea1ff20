-- A tax skips its audit only where it was really paid twice: the same facts, not the same sum of another month. What a provider left pending is
-- asked again. Payers without an account are written to. Small tables, but that of mails, whose check is validated apart.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

ALTER TABLE "refund_sends" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_sends" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refund_sends_next_ask_at_idx" ON "refund_sends" USING btree ("next_ask_at") WHERE next_ask_at is not null;--> statement-breakpoint
UPDATE refund_sends s SET next_ask_at = clock_timestamp() FROM refunds r
  WHERE r.id = s.refund_id AND r.state = 'sent' AND s.method = 'provider' AND coalesce(s.outcome, 'unknown') IN ('pending', 'unknown');--> statement-breakpoint
ALTER TABLE "bill_mails" DROP CONSTRAINT "bill_mails_kind_check";--> statement-breakpoint
ALTER TABLE "bill_mails" ADD CONSTRAINT "bill_mails_kind_check" CHECK ("bill_mails"."kind" in ('invoice', 'receipt', 'review', 'decision', 'refund')) NOT VALID;--> statement-breakpoint
ALTER TABLE "bill_mails" VALIDATE CONSTRAINT "bill_mails_kind_check";--> statement-breakpoint

-- What a bill is for, as far as its lines say it: head, amount, what was asked and answered, and the words beside.
CREATE FUNCTION bill_facts(p_bill uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(fact ORDER BY fact) FROM (
    SELECT jsonb_build_array(l.revenue_head_id, l.amount_kobo, l.description, l.narration, t.answers) AS fact
    FROM bill_lines l LEFT JOIN bill_line_terms t ON t.bill_id = l.bill_id AND t.position = l.position WHERE l.bill_id = p_bill
  ) AS facts
$$;--> statement-breakpoint
-- The bill that was paid for the same thing. Whoever pays by month pays the same sum of the same head twelve times: a tax is the same only
-- where both bills name the same month, anything else also where they were issued on one day. Returns of employers bill what was not billed
-- before, and instalments are parts of one whole: neither is ever a second time. A second payment of one bill is the review desk's.
CREATE FUNCTION has_refund_twin(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
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
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refund_needs_audit(p_bill uuid, p_cause text, p_kobo bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_cause <> 'decision' AND (p_cause <> 'double-payment' OR NOT has_refund_twin(p_bill))
    AND p_kobo >= coalesce(service_setting('amount:refund-audit-from')::bigint, 10000000) AND is_tax_bill(p_bill)
$$;
