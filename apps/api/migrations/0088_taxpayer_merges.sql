-- Two records of one taxpayer: proposed by one person, decided by another, undone as it was. A new table; a column, indexes and triggers of the
-- register take short locks, the index of sounds reads it once.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "taxpayer_merges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"action" text NOT NULL,
	"from_tpui" text NOT NULL,
	"into_tpui" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"office_was" smallint,
	"office_source_was" text,
	"account_was" text,
	CONSTRAINT "taxpayer_merges_two_check" CHECK ("taxpayer_merges"."from_tpui" <> "taxpayer_merges"."into_tpui"),
	CONSTRAINT "taxpayer_merges_decided_check" CHECK (("taxpayer_merges"."state" = 'proposed') = ("taxpayer_merges"."decided_by" is null)),
	CONSTRAINT "taxpayer_merges_two_persons_check" CHECK ("taxpayer_merges"."decided_by" is distinct from "taxpayer_merges"."proposed_by" or "taxpayer_merges"."state" = 'withdrawn')
);
--> statement-breakpoint
ALTER TABLE "taxpayers" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "taxpayer_merges" ADD CONSTRAINT "taxpayer_merges_from_tpui_taxpayers_tpui_fk" FOREIGN KEY ("from_tpui") REFERENCES "public"."taxpayers"("tpui") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_merges" ADD CONSTRAINT "taxpayer_merges_into_tpui_taxpayers_tpui_fk" FOREIGN KEY ("into_tpui") REFERENCES "public"."taxpayers"("tpui") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_merges" ADD CONSTRAINT "taxpayer_merges_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_merges" ADD CONSTRAINT "taxpayer_merges_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "taxpayer_merges_pending_idx" ON "taxpayer_merges" USING btree ("from_tpui") WHERE "taxpayer_merges"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "taxpayer_merges_from_tpui_idx" ON "taxpayer_merges" USING btree ("from_tpui","proposed_at");--> statement-breakpoint
CREATE INDEX "taxpayer_merges_into_tpui_idx" ON "taxpayer_merges" USING btree ("into_tpui");--> statement-breakpoint
CREATE INDEX "taxpayer_merges_proposed_by_idx" ON "taxpayer_merges" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "taxpayer_merges_decided_by_idx" ON "taxpayer_merges" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_merged_into_taxpayers_tpui_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."taxpayers"("tpui") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxpayers_merged_into_idx" ON "taxpayers" USING btree ("merged_into") WHERE "taxpayers"."merged_into" is not null;--> statement-breakpoint

-- The TPUIs under which papers of a taxpayer stand: their own, and those that were merged into it.
CREATE FUNCTION reading.papers_of(lead text) RETURNS text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT array_append((SELECT array_agg(tpui) FROM taxpayers WHERE merged_into = lead), lead)
$$;--> statement-breakpoint
CREATE FUNCTION reading.own_tpuis() RETURNS text[] LANGUAGE sql STABLE AS $$ SELECT reading.papers_of(reading.own_tpui()) $$;--> statement-breakpoint

-- Whoever reads their own reads what was merged into it too.
ALTER POLICY taxpayer_reads_own ON bills USING (payer_tpui = ANY (reading.own_tpuis()));--> statement-breakpoint
ALTER POLICY taxpayer_reads_own ON collection_lines USING (payer_tpui = ANY (reading.own_tpuis()));--> statement-breakpoint
DO $$
DECLARE
  reader regprocedure;
BEGIN
  FOR reader IN SELECT p.oid FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = 'reading' AND p.prosrc LIKE '%payer_tpui = reading.own_tpui()%'
  LOOP
    EXECUTE replace(pg_get_functiondef(reader), 'payer_tpui = reading.own_tpui()', 'payer_tpui = ANY (reading.own_tpuis())');
  END LOOP;
END $$;--> statement-breakpoint

-- Only taxpayers read it, and of theirs alone: the balance goes over all they see.
CREATE OR REPLACE VIEW reading.account_entries WITH (security_invoker = true) AS
SELECT key, at, kind, reference, bill_reference, about, mda_id, mda, charge_kobo, paid_kobo, payer_tpui,
  (sum(charge_kobo - paid_kobo) OVER (ORDER BY at, key))::bigint AS balance_kobo
FROM (
  SELECT 'bill:' || b.id AS key, b.created_at AS at, 'bill' AS kind, b.reference, b.reference AS bill_reference,
    (SELECT string_agg(h.name, ', ' ORDER BY l.position) FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id
      WHERE l.bill_id = b.id) AS about,
    b.mda_id, m.name AS mda, b.total_kobo AS charge_kobo, 0::bigint AS paid_kobo, b.payer_tpui
  FROM bills b JOIN mdas m ON m.id = b.mda_id WHERE b.standing <> 'cancelled'
  UNION ALL
  SELECT CASE WHEN r.is_void THEN 'void:' ELSE 'paid:' END || r.receipt_id, r.at, CASE WHEN r.is_void THEN 'void' ELSE 'payment' END,
    r.receipt_number, r.bill_reference, r.heads, r.mda_id, r.mda, CASE WHEN r.is_void THEN r.amount_kobo ELSE 0 END, r.amount_kobo, r.payer_tpui
  FROM reading.receipts r
) AS entries;--> statement-breakpoint

CREATE OR REPLACE VIEW reading.taxpayers WITH (security_invoker = true) AS
SELECT t.tpui, t.name, t.phone, t.category_id, c.name AS category, t.lga_id, l.name AS lga, t.home_office_id, o.name AS home_office,
  t.home_office_source, CASE WHEN t.merged_into IS NULL THEN t.standing ELSE 'merged' END AS standing, t.registered_on,
  (SELECT count(*)::int FROM bills b WHERE b.payer_tpui = ANY (p.tpuis) AND b.standing <> 'cancelled') AS bills,
  (SELECT coalesce(sum(b.total_kobo), 0)::bigint FROM bills b WHERE b.payer_tpui = ANY (p.tpuis) AND b.standing <> 'cancelled') AS billed_kobo,
  (SELECT coalesce(sum(k.amount_kobo), 0)::bigint FROM collection_lines k WHERE k.payer_tpui = ANY (p.tpuis)) AS collected_kobo,
  (SELECT coalesce(sum(b.total_kobo), 0)::bigint FROM bills b WHERE b.payer_tpui = ANY (p.tpuis) AND b.standing = 'open') AS outstanding_kobo,
  (SELECT max(k.at) FROM collection_lines k WHERE k.payer_tpui = ANY (p.tpuis) AND NOT k.is_void) AS last_paid_at
FROM taxpayers t
LEFT JOIN LATERAL (SELECT reading.papers_of(t.tpui) AS tpuis) p ON true
LEFT JOIN taxpayer_categories c ON c.id = t.category_id
LEFT JOIN lgas l ON l.id = t.lga_id
LEFT JOIN tax_offices o ON o.id = t.home_office_id;--> statement-breakpoint

-- How a name sounds, whatever the order, spelling and case of its words: `Mohammed Sani Bello` and `BELO, Muhammad Sanni` alike.
CREATE FUNCTION sound_of_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(sound, ' ' ORDER BY sound), '') FROM (
    SELECT DISTINCT regexp_replace(left(word, 1) || translate(substr(word, 2), 'aeiouyhw', ''), '(.)\1+', '\1', 'g') AS sound
    FROM regexp_split_to_table(
      translate(replace(replace(replace(lower(left(name, 160)), 'ph', 'f'), 'ck', 'k'), '''', ''), 'ɗɓƙcqzjvy', 'dbkkkskfi'), '[^a-z0-9]+') AS word
    WHERE length(word) > 1
  ) AS words
$$;--> statement-breakpoint
CREATE INDEX taxpayers_sound_idx ON taxpayers (sound_of_name(name), registered_on);--> statement-breakpoint
CREATE INDEX users_nin_blind_index_idx ON users (nin_blind_index) WHERE nin_blind_index IS NOT NULL AND tpui IS NOT NULL;--> statement-breakpoint

-- A release makes it so. Both records are locked in one order; what was before is kept with the merge.
CREATE FUNCTION enact_taxpayer_merge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone taxpayers;
  lead taxpayers;
  done taxpayer_merges;
BEGIN
  IF old.state <> 'proposed' OR (new.action, new.from_tpui, new.into_tpui, new.reason, new.proposed_by, new.proposed_at)
    IS DISTINCT FROM (old.action, old.from_tpui, old.into_tpui, old.reason, old.proposed_by, old.proposed_at)
  THEN
    RAISE EXCEPTION 'what was decided about two taxpayers stays'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayer_merges_stay', TABLE = 'taxpayer_merges';
  END IF;
  IF new.state <> 'released' THEN RETURN new; END IF;
  PERFORM FROM taxpayers WHERE tpui IN (new.from_tpui, new.into_tpui) ORDER BY tpui FOR UPDATE;
  SELECT * INTO gone FROM taxpayers WHERE tpui = new.from_tpui;
  SELECT * INTO lead FROM taxpayers WHERE tpui = new.into_tpui;
  IF new.action = 'merge' THEN
    IF gone.merged_into IS NOT NULL OR lead.merged_into IS NOT NULL OR EXISTS (SELECT FROM taxpayers WHERE merged_into = gone.tpui) THEN
      RAISE EXCEPTION 'one of them was merged already'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayer_merges_possible', TABLE = 'taxpayer_merges';
    END IF;
    new.office_was := gone.home_office_id;
    new.office_source_was := gone.home_office_source;
    SELECT status INTO new.account_was FROM users WHERE id = gone.user_id;
    UPDATE users SET status = 'suspended' WHERE id = gone.user_id AND status = 'active';
    UPDATE taxpayers SET merged_into = lead.tpui, home_office_id = coalesce(lead.home_office_id, gone.home_office_id),
      home_office_source = CASE WHEN lead.home_office_id IS NULL THEN gone.home_office_source ELSE 'confirmed' END
      WHERE tpui = gone.tpui;
    RETURN new;
  END IF;
  SELECT * INTO done FROM taxpayer_merges WHERE from_tpui = gone.tpui AND into_tpui = lead.tpui AND action = 'merge' AND state = 'released'
    ORDER BY decided_at DESC LIMIT 1;
  IF gone.merged_into IS DISTINCT FROM lead.tpui OR done.id IS NULL THEN
    RAISE EXCEPTION 'they are not merged'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayer_merges_possible', TABLE = 'taxpayer_merges';
  END IF;
  UPDATE users SET status = 'active' WHERE id = gone.user_id AND status = 'suspended' AND done.account_was = 'active';
  UPDATE taxpayers SET merged_into = NULL, home_office_id = done.office_was, home_office_source = done.office_source_was WHERE tpui = gone.tpui;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER taxpayer_merges_enact BEFORE UPDATE ON taxpayer_merges FOR EACH ROW EXECUTE FUNCTION enact_taxpayer_merge();--> statement-breakpoint
CREATE TRIGGER taxpayer_merges_no_delete BEFORE DELETE OR TRUNCATE ON taxpayer_merges
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION guard_merged_into() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a taxpayer is merged by two persons'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayers_merged_by_two', TABLE = 'taxpayers';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER taxpayers_merged_by_two BEFORE UPDATE OF merged_into ON taxpayers FOR EACH ROW
  WHEN (new.merged_into IS DISTINCT FROM old.merged_into) EXECUTE FUNCTION guard_merged_into();--> statement-breakpoint

-- What was merged stays with the office of the one that leads.
CREATE FUNCTION move_merged_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE taxpayers SET home_office_id = new.home_office_id, home_office_source = 'confirmed'
    WHERE merged_into = new.tpui AND home_office_id IS DISTINCT FROM new.home_office_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER taxpayers_move_merged AFTER UPDATE OF home_office_id ON taxpayers FOR EACH ROW
  WHEN (new.home_office_id IS DISTINCT FROM old.home_office_id AND new.home_office_id IS NOT NULL) EXECUTE FUNCTION move_merged_along();--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('taxpayer-merge', 'proposed', ARRAY['SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('taxpayer-merge', 'released', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('taxpayer-merge', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('taxpayer-merge', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('taxpayer-merge', 'release', 'proposed', 'released', ARRAY['SuperAdmin']::text[], false, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('taxpayer-merge', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('taxpayer-merge', 'withdraw', 'proposed', 'withdrawn', ARRAY['SuperAdmin']::text[], true, false, ARRAY[]::text[]);
