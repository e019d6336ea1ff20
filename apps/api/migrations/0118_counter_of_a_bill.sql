-- Where a bill from a counter was raised: a column without a default, and what reports read it through. We give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "counter_bills" ADD COLUMN "counter_id" integer;--> statement-breakpoint
ALTER TABLE "counter_bills" ADD CONSTRAINT "counter_bills_counter_id_mda_counters_id_fk" FOREIGN KEY ("counter_id") REFERENCES "public"."mda_counters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counter_bills_counter_id_idx" ON "counter_bills" USING btree ("counter_id") WHERE "counter_bills"."counter_id" is not null;--> statement-breakpoint

-- The counter is one of the MDA whose bill it is, whoever writes.
CREATE OR REPLACE FUNCTION guard_counter_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM bills b JOIN users u ON u.id = new.raised_by
    WHERE b.id = new.bill_id AND b.mda_id = new.mda_id AND u.mda_id = new.mda_id AND u.status = 'active'
      AND (new.counter_id IS NULL OR EXISTS (SELECT FROM mda_counters k WHERE k.id = new.counter_id AND k.mda_id = new.mda_id))
  ) THEN
    RAISE EXCEPTION 'a counter raises bills of its own MDA'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'counter_bills_own_mda', TABLE = 'counter_bills';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- A counter's row is read by whoever reads its bill; names of counters open nobody's matters.
ALTER TABLE counter_bills ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT (bill_id, counter_id) ON counter_bills TO portal_read_state, portal_read_mda, portal_read_offices,
  portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint
GRANT SELECT (id, name) ON mda_counters TO portal_read_state, portal_read_mda, portal_read_offices,
  portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint
CREATE POLICY state_reads ON counter_bills FOR SELECT TO portal_read_state USING (true);--> statement-breakpoint
CREATE POLICY read_with_bill ON counter_bills FOR SELECT
  TO portal_read_mda, portal_read_offices, portal_read_expert_system, portal_read_taxpayer
  USING (EXISTS (SELECT FROM bills WHERE bills.id = counter_bills.bill_id));--> statement-breakpoint

CREATE OR REPLACE VIEW reading.invoices WITH (security_invoker = true) AS
SELECT b.id, b.reference, b.issued_on, b.expires_on, b.standing, b.total_kobo,
  trim(b.payer_first_name || ' ' || b.payer_last_name) AS payer, b.payer_phone, b.payer_tpui,
  b.payer_category_id, c.name AS category, b.mda_id, m.name AS mda, b.tax_office_id, o.name AS tax_office,
  b.payer_lga_id AS lga_id, l.name AS lga, b.expert_system_id, e.name AS expert_system, b.engine_code_id, g.code AS engine_code,
  (SELECT string_agg(h.name, ', ' ORDER BY bl.position) FROM bill_lines bl JOIN revenue_heads h ON h.id = bl.revenue_head_id
    WHERE bl.bill_id = b.id) AS heads,
  CASE WHEN b.standing <> 'open' THEN b.standing
    WHEN b.expires_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'expired' ELSE 'unpaid' END AS status,
  cb.counter_id, k.name AS counter
FROM bills b
LEFT JOIN taxpayer_categories c ON c.id = b.payer_category_id
LEFT JOIN mdas m ON m.id = b.mda_id
LEFT JOIN tax_offices o ON o.id = b.tax_office_id
LEFT JOIN lgas l ON l.id = b.payer_lga_id
LEFT JOIN expert_systems e ON e.id = b.expert_system_id
LEFT JOIN engine_codes g ON g.id = b.engine_code_id
LEFT JOIN counter_bills cb ON cb.bill_id = b.id
LEFT JOIN mda_counters k ON k.id = cb.counter_id;--> statement-breakpoint

CREATE OR REPLACE VIEW reading.collections WITH (security_invoker = true) AS
SELECT k.id, k.receipt_id, k.position, k.is_void, k.at, k.day, k.booked_on, k.bill_id, k.bill_reference, k.receipt_number,
  k.provider_reference, k.payer_name AS payer, k.payer_tpui, k.payer_category_id, c.name AS category, k.mda_id, m.name AS mda,
  k.revenue_head_id, h.name AS head, h.code AS head_code, k.tax_office_id, o.name AS tax_office, k.lga_id, l.name AS lga,
  k.expert_system_id, e.name AS expert_system, k.engine_code_id, g.code AS engine_code, k.channel_id, ch.name AS channel,
  k.gateway_id, gw.name AS gateway, k.amount_kobo, cb.counter_id, mc.name AS counter
FROM collection_lines k
LEFT JOIN taxpayer_categories c ON c.id = k.payer_category_id
LEFT JOIN mdas m ON m.id = k.mda_id
LEFT JOIN revenue_heads h ON h.id = k.revenue_head_id
LEFT JOIN tax_offices o ON o.id = k.tax_office_id
LEFT JOIN lgas l ON l.id = k.lga_id
LEFT JOIN expert_systems e ON e.id = k.expert_system_id
LEFT JOIN engine_codes g ON g.id = k.engine_code_id
LEFT JOIN payment_channels ch ON ch.id = k.channel_id
LEFT JOIN payment_gateways gw ON gw.id = k.gateway_id
LEFT JOIN counter_bills cb ON cb.bill_id = k.bill_id
LEFT JOIN mda_counters mc ON mc.id = cb.counter_id;
