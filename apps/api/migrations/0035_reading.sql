-- What lists, reports and exports are read through: views of the schema `reading`, one role per kind of reader, and row-level
-- security that gives each of them its own rows, whatever the query forgets. New objects; tables are locked for a moment only.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- Roles belong to the cluster: another database of it may have made them, perhaps this very moment.
DO $$
DECLARE
  reader text;
BEGIN
  FOREACH reader IN ARRAY ARRAY['portal_read_state', 'portal_read_totals', 'portal_read_mda', 'portal_read_offices',
    'portal_read_expert_system', 'portal_read_taxpayer'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOINHERIT', reader);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    -- Nobody has the rights of a reader without taking the role: policies of all roles one inherits from would be added up.
    EXECUTE format('GRANT %I TO CURRENT_USER WITH INHERIT FALSE, SET TRUE', reader);
  END LOOP;
END $$;--> statement-breakpoint

CREATE SCHEMA reading;--> statement-breakpoint
GRANT USAGE ON SCHEMA reading TO portal_read_state, portal_read_totals, portal_read_mda, portal_read_offices,
  portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint

-- Who reads, as the transaction says. Nothing is said outside of one: then no row is anybody's.
CREATE FUNCTION reading.own_mda() RETURNS int LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('portal.mda', true), '')::int $$;--> statement-breakpoint
CREATE FUNCTION reading.own_offices() RETURNS smallint[] LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('portal.offices', true), '')::smallint[] $$;--> statement-breakpoint
CREATE FUNCTION reading.own_expert_system() RETURNS int LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('portal.expert_system', true), '')::int $$;--> statement-breakpoint
CREATE FUNCTION reading.own_tpui() RETURNS text LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('portal.tpui', true), '') $$;--> statement-breakpoint

ALTER TABLE bills ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE bill_lines ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE collection_lines ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE daily_totals ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE monthly_collections ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE monthly_payers ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payer_snapshots ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE arrears_snapshots ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE revenue_targets ENABLE ROW LEVEL SECURITY;--> statement-breakpoint

GRANT SELECT ON bills, bill_lines, collection_lines TO portal_read_state, portal_read_mda, portal_read_offices,
  portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint
GRANT SELECT ON daily_totals, monthly_collections, monthly_payers, payer_snapshots, arrears_snapshots, revenue_targets
  TO portal_read_state, portal_read_totals;--> statement-breakpoint
GRANT SELECT ON daily_totals, revenue_targets TO portal_read_mda;--> statement-breakpoint
GRANT SELECT ON daily_totals, payer_snapshots, arrears_snapshots TO portal_read_mda, portal_read_offices, portal_read_expert_system;--> statement-breakpoint
-- Names for ids; nothing in them is anybody's.
GRANT SELECT ON mdas, revenue_heads, tax_offices, lgas, taxpayer_categories, engine_codes, payment_channels, payment_gateways
  TO portal_read_state, portal_read_totals, portal_read_mda, portal_read_offices, portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint
GRANT SELECT (id, name) ON expert_systems
  TO portal_read_state, portal_read_totals, portal_read_mda, portal_read_offices, portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint

CREATE POLICY state_reads ON bills FOR SELECT TO portal_read_state USING (true);--> statement-breakpoint
CREATE POLICY mda_reads_own ON bills FOR SELECT TO portal_read_mda USING (mda_id = reading.own_mda());--> statement-breakpoint
CREATE POLICY offices_read_own ON bills FOR SELECT TO portal_read_offices USING (tax_office_id = ANY (reading.own_offices()));--> statement-breakpoint
CREATE POLICY expert_system_reads_own ON bills FOR SELECT TO portal_read_expert_system
  USING (expert_system_id = reading.own_expert_system());--> statement-breakpoint
CREATE POLICY taxpayer_reads_own ON bills FOR SELECT TO portal_read_taxpayer USING (payer_tpui = reading.own_tpui());--> statement-breakpoint

-- A line is read by whoever reads its bill.
CREATE POLICY state_reads ON bill_lines FOR SELECT TO portal_read_state USING (true);--> statement-breakpoint
CREATE POLICY read_with_bill ON bill_lines FOR SELECT
  TO portal_read_mda, portal_read_offices, portal_read_expert_system, portal_read_taxpayer
  USING (EXISTS (SELECT FROM bills WHERE bills.id = bill_lines.bill_id));--> statement-breakpoint

CREATE POLICY state_reads ON collection_lines FOR SELECT TO portal_read_state USING (true);--> statement-breakpoint
CREATE POLICY mda_reads_own ON collection_lines FOR SELECT TO portal_read_mda USING (mda_id = reading.own_mda());--> statement-breakpoint
CREATE POLICY offices_read_own ON collection_lines FOR SELECT TO portal_read_offices
  USING (tax_office_id = ANY (reading.own_offices()));--> statement-breakpoint
CREATE POLICY expert_system_reads_own ON collection_lines FOR SELECT TO portal_read_expert_system
  USING (expert_system_id = reading.own_expert_system());--> statement-breakpoint
CREATE POLICY taxpayer_reads_own ON collection_lines FOR SELECT TO portal_read_taxpayer USING (payer_tpui = reading.own_tpui());--> statement-breakpoint

CREATE POLICY totals_are_read ON daily_totals FOR SELECT TO portal_read_state, portal_read_totals USING (true);--> statement-breakpoint
CREATE POLICY mda_reads_own ON daily_totals FOR SELECT TO portal_read_mda USING (
  (dimension = 'mda' AND key = reading.own_mda()::text)
  OR (dimension = 'head' AND key IN (SELECT id::text FROM revenue_heads WHERE mda_id = reading.own_mda()))
);--> statement-breakpoint
CREATE POLICY offices_read_own ON daily_totals FOR SELECT TO portal_read_offices
  USING (dimension = 'office' AND key = ANY (reading.own_offices()::text[]));--> statement-breakpoint
CREATE POLICY expert_system_reads_own ON daily_totals FOR SELECT TO portal_read_expert_system USING (
  (dimension = 'expert-system' AND key = reading.own_expert_system()::text)
  OR (dimension = 'engine-code' AND key IN (SELECT id::text FROM engine_codes WHERE expert_system_id = reading.own_expert_system()))
);--> statement-breakpoint

CREATE POLICY totals_are_read ON monthly_collections FOR SELECT TO portal_read_state, portal_read_totals USING (true);--> statement-breakpoint
CREATE POLICY totals_are_read ON monthly_payers FOR SELECT TO portal_read_state, portal_read_totals USING (true);--> statement-breakpoint
CREATE POLICY totals_are_read ON payer_snapshots FOR SELECT TO portal_read_state, portal_read_totals USING (true);--> statement-breakpoint
CREATE POLICY mda_reads_own ON payer_snapshots FOR SELECT TO portal_read_mda
  USING (dimension = 'mda' AND key = reading.own_mda()::text);--> statement-breakpoint
CREATE POLICY offices_read_own ON payer_snapshots FOR SELECT TO portal_read_offices
  USING (dimension = 'office' AND key = ANY (reading.own_offices()::text[]));--> statement-breakpoint
CREATE POLICY totals_are_read ON arrears_snapshots FOR SELECT TO portal_read_state, portal_read_totals USING (true);--> statement-breakpoint
CREATE POLICY mda_reads_own ON arrears_snapshots FOR SELECT TO portal_read_mda
  USING (dimension = 'mda' AND key = reading.own_mda()::text);--> statement-breakpoint
CREATE POLICY offices_read_own ON arrears_snapshots FOR SELECT TO portal_read_offices
  USING (dimension = 'office' AND key = ANY (reading.own_offices()::text[]));--> statement-breakpoint
CREATE POLICY expert_system_reads_own ON arrears_snapshots FOR SELECT TO portal_read_expert_system
  USING (dimension = 'expert-system' AND key = reading.own_expert_system()::text);--> statement-breakpoint
CREATE POLICY totals_are_read ON revenue_targets FOR SELECT TO portal_read_state, portal_read_totals USING (true);--> statement-breakpoint
CREATE POLICY mda_reads_own ON revenue_targets FOR SELECT TO portal_read_mda USING (
  mda_id = reading.own_mda() OR revenue_head_id IN (SELECT id FROM revenue_heads WHERE mda_id = reading.own_mda())
);--> statement-breakpoint

-- Names by LEFT JOIN on keys: the planner leaves out those a query does not show.
CREATE VIEW reading.invoices WITH (security_invoker = true) AS
SELECT b.id, b.reference, b.issued_on, b.expires_on, b.standing, b.total_kobo,
  trim(b.payer_first_name || ' ' || b.payer_last_name) AS payer, b.payer_phone, b.payer_tpui,
  b.payer_category_id, c.name AS category, b.mda_id, m.name AS mda, b.tax_office_id, o.name AS tax_office,
  b.payer_lga_id AS lga_id, l.name AS lga, b.expert_system_id, e.name AS expert_system, b.engine_code_id, g.code AS engine_code,
  (SELECT string_agg(h.name, ', ' ORDER BY bl.position) FROM bill_lines bl JOIN revenue_heads h ON h.id = bl.revenue_head_id
    WHERE bl.bill_id = b.id) AS heads,
  CASE WHEN b.standing <> 'open' THEN b.standing
    WHEN b.expires_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'expired' ELSE 'unpaid' END AS status
FROM bills b
LEFT JOIN taxpayer_categories c ON c.id = b.payer_category_id
LEFT JOIN mdas m ON m.id = b.mda_id
LEFT JOIN tax_offices o ON o.id = b.tax_office_id
LEFT JOIN lgas l ON l.id = b.payer_lga_id
LEFT JOIN expert_systems e ON e.id = b.expert_system_id
LEFT JOIN engine_codes g ON g.id = b.engine_code_id;--> statement-breakpoint
COMMENT ON VIEW reading.invoices IS 'Bills as lists and reports read them: one row a bill, amounts in kobo, days of Lagos.';--> statement-breakpoint

CREATE VIEW reading.invoice_lines WITH (security_invoker = true) AS
SELECT l.bill_id, l.position, l.issued_on, b.standing, l.revenue_head_id, b.mda_id, b.tax_office_id, b.payer_lga_id AS lga_id,
  b.payer_category_id, b.expert_system_id, b.engine_code_id, l.amount_kobo
FROM bills b JOIN bill_lines l ON l.bill_id = b.id;--> statement-breakpoint
COMMENT ON VIEW reading.invoice_lines IS 'Lines of bills with what stands on the bill: one row a line. Kobo.';--> statement-breakpoint

CREATE VIEW reading.collections WITH (security_invoker = true) AS
SELECT k.id, k.receipt_id, k.position, k.is_void, k.at, k.day, k.booked_on, k.bill_id, k.bill_reference, k.receipt_number,
  k.provider_reference, k.payer_name AS payer, k.payer_tpui, k.payer_category_id, c.name AS category, k.mda_id, m.name AS mda,
  k.revenue_head_id, h.name AS head, h.code AS head_code, k.tax_office_id, o.name AS tax_office, k.lga_id, l.name AS lga,
  k.expert_system_id, e.name AS expert_system, k.engine_code_id, g.code AS engine_code, k.channel_id, ch.name AS channel,
  k.gateway_id, gw.name AS gateway, k.amount_kobo
FROM collection_lines k
LEFT JOIN taxpayer_categories c ON c.id = k.payer_category_id
LEFT JOIN mdas m ON m.id = k.mda_id
LEFT JOIN revenue_heads h ON h.id = k.revenue_head_id
LEFT JOIN tax_offices o ON o.id = k.tax_office_id
LEFT JOIN lgas l ON l.id = k.lga_id
LEFT JOIN expert_systems e ON e.id = k.expert_system_id
LEFT JOIN engine_codes g ON g.id = k.engine_code_id
LEFT JOIN payment_channels ch ON ch.id = k.channel_id
LEFT JOIN payment_gateways gw ON gw.id = k.gateway_id;--> statement-breakpoint
COMMENT ON VIEW reading.collections IS 'What was collected: a row for each line of a receipt, and a negative one for each line of a voided receipt. Kobo.';--> statement-breakpoint
GRANT SELECT ON reading.invoices, reading.invoice_lines, reading.collections TO portal_read_state, portal_read_mda, portal_read_offices,
  portal_read_expert_system, portal_read_taxpayer;--> statement-breakpoint

-- Few rows among millions, by the indexes of tables a reader may not see. They tell ids; whether a reader sees the bill, its policy says.
CREATE FUNCTION reading.bills_under_review() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT bill_id FROM review_cases WHERE resolved_at IS NULL AND bill_id IS NOT NULL
  UNION SELECT bill_id FROM payment_intents WHERE state IN ('REVIEW', 'REFUND_PENDING')
$$;--> statement-breakpoint
CREATE FUNCTION reading.bills_with_void_receipt() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT r.bill_id FROM receipt_voids v JOIN receipts r ON r.id = v.receipt_id
$$;--> statement-breakpoint
CREATE FUNCTION reading.money_under_review() RETURNS TABLE (bill_id uuid, kobo bigint) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.bill_id, p.amount_kobo FROM payments p
  WHERE p.disposition <> 'receipted' AND EXISTS (SELECT FROM review_cases c WHERE c.payment_id = p.id AND c.resolved_at IS NULL)
$$;--> statement-breakpoint
CREATE FUNCTION reading.bill_of_rrr(rrr text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT bill_id FROM payment_intents WHERE provider = 'remita' AND provider_ref = rrr
$$;--> statement-breakpoint
CREATE FUNCTION reading.bill_of_receipt(receipt_number text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT bill_id FROM receipts r WHERE r.receipt_number = bill_of_receipt.receipt_number
$$;--> statement-breakpoint

-- Bills whose payer's name holds all of the words, the newest first, at most so many. Under row-level security no name index could be
-- used (its operators may leak), so this looks as its owner and is told by the transaction whose rows count.
CREATE FUNCTION reading.bills_by_name(words text[], min_day date, max_day date, most int) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  own text;
BEGIN
  own := CASE current_setting('portal.reader', true)
    WHEN 'state' THEN 'true'
    WHEN 'mda' THEN 'mda_id = reading.own_mda()'
    WHEN 'offices' THEN 'tax_office_id = ANY (reading.own_offices())'
    WHEN 'expert_system' THEN 'expert_system_id = reading.own_expert_system()'
    WHEN 'taxpayer' THEN 'payer_tpui = reading.own_tpui()'
    ELSE 'false'
  END;
  RETURN QUERY EXECUTE format(
    'SELECT id FROM bills WHERE lower(payer_last_name || '' '' || payer_first_name) LIKE ALL ($1)
       AND issued_on BETWEEN $2 AND $3 AND %s ORDER BY issued_on DESC, id DESC LIMIT $4', own)
    USING (SELECT array_agg('%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%') FROM unnest(words) word),
      min_day, max_day, most;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.bills_by_name, reading.bills_under_review, reading.bills_with_void_receipt, reading.money_under_review, reading.bill_of_rrr,
  reading.bill_of_receipt FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.bills_by_name, reading.bills_under_review, reading.bills_with_void_receipt, reading.money_under_review, reading.bill_of_rrr,
  reading.bill_of_receipt TO portal_read_state, portal_read_mda, portal_read_offices, portal_read_expert_system, portal_read_taxpayer;
