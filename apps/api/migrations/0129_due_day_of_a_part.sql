-- A part of a plan is due on its own day, though it can be paid for three months after: the bill says both. One column that is empty, and
-- the views that show it.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

ALTER TABLE "bills" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_due_on_check" CHECK ("bills"."due_on" between "bills"."issued_on" and "bills"."expires_on") NOT VALID;--> statement-breakpoint
UPDATE bills b SET due_on = i.due_on FROM instalments i WHERE i.bill_id = b.id;--> statement-breakpoint
ALTER TABLE "bills" VALIDATE CONSTRAINT "bills_due_on_check";--> statement-breakpoint

CREATE FUNCTION keep_due_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the day on which bill % is due never changes', old.reference
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_due_on_fixed', TABLE = 'bills';
END $$;--> statement-breakpoint
CREATE TRIGGER bills_due_on_fixed BEFORE UPDATE OF due_on ON bills FOR EACH ROW
  WHEN (new.due_on IS DISTINCT FROM old.due_on) EXECUTE FUNCTION keep_due_day();--> statement-breakpoint
CREATE FUNCTION guard_part_due_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bills WHERE id = new.bill_id AND due_on = new.due_on) THEN
    RAISE EXCEPTION 'the bill of a part says another day than its plan'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'instalments_due_day', TABLE = 'instalments';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER instalments_due_day BEFORE INSERT ON instalments FOR EACH ROW EXECUTE FUNCTION guard_part_due_day();--> statement-breakpoint

CREATE OR REPLACE VIEW reading.invoices WITH (security_invoker = true) AS
SELECT b.id, b.reference, b.issued_on, b.expires_on, b.standing, b.total_kobo,
  trim(b.payer_first_name || ' ' || b.payer_last_name) AS payer, b.payer_phone, b.payer_tpui,
  b.payer_category_id, c.name AS category, b.mda_id, m.name AS mda, b.tax_office_id, o.name AS tax_office,
  b.payer_lga_id AS lga_id, l.name AS lga, b.expert_system_id, e.name AS expert_system, b.engine_code_id, g.code AS engine_code,
  (SELECT string_agg(h.name, ', ' ORDER BY bl.position) FROM bill_lines bl JOIN revenue_heads h ON h.id = bl.revenue_head_id
    WHERE bl.bill_id = b.id) AS heads,
  CASE WHEN b.standing <> 'open' THEN b.standing
    WHEN b.expires_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'expired' ELSE 'unpaid' END AS status,
  cb.counter_id, k.name AS counter, CASE WHEN b.expires_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN b.expires_on ELSE coalesce(b.due_on, b.expires_on) END AS pay_by
FROM bills b
LEFT JOIN taxpayer_categories c ON c.id = b.payer_category_id
LEFT JOIN mdas m ON m.id = b.mda_id
LEFT JOIN tax_offices o ON o.id = b.tax_office_id
LEFT JOIN lgas l ON l.id = b.payer_lga_id
LEFT JOIN expert_systems e ON e.id = b.expert_system_id
LEFT JOIN engine_codes g ON g.id = b.engine_code_id
LEFT JOIN counter_bills cb ON cb.bill_id = b.id
LEFT JOIN mda_counters k ON k.id = cb.counter_id;
