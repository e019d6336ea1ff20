-- A penalty is of something that is late, from the day up to which it was charged before; what was worked out stays; it is decided by a step of its
-- case, by another person; and its bill asks for what is left of it.
CREATE OR REPLACE FUNCTION guard_penalty() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved text[] := ARRAY['state', 'decided_by', 'decided_at', 'bill_id', 'remitted_penalty_kobo', 'remitted_interest_kobo'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'proposed' OR new.remitted_penalty_kobo + new.remitted_interest_kobo > 0 OR NOT EXISTS (
      SELECT FROM latenesses_of(new.tpui) l WHERE (l.lateness, l.duty, l.period_from, l.neglect, l.due_on, l.until_on, l.base_kobo, l.done_on IS NOT NULL)
        = (new.lateness, new.duty, new.period_from, new.neglect, new.due_on, new.until_on, new.base_kobo, new.is_over)
        AND l.tax_bill_id IS NOT DISTINCT FROM new.tax_bill_id
    ) THEN PERFORM refuse_penalty('it is not late like this', 'penalties_begin'); END IF;
    IF new.from_on IS DISTINCT FROM coalesce((
      SELECT max(p.until_on) FROM penalties p
      WHERE p.lateness = new.lateness AND p.tpui = ANY (reading.papers_of(reading.lead_of(new.tpui))) AND p.state NOT IN ('refused', 'withdrawn')
    ), new.due_on) THEN PERFORM refuse_penalty('these days were charged before', 'penalties_never_twice'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - moved <> to_jsonb(old) - moved OR (old.decided_by, old.decided_at) IS DISTINCT FROM (new.decided_by, new.decided_at) AND old.state <> 'proposed'
  THEN PERFORM refuse_penalty('what was worked out stays, and is decided once', 'penalties_facts_fixed'); END IF;
  IF (old.state, new.state) NOT IN (('proposed', 'billed'), ('proposed', 'refused'), ('proposed', 'withdrawn'), ('billed', 'billed'), ('billed', 'remitted'))
  THEN PERFORM refuse_penalty('it does not go from ' || old.state || ' to ' || new.state, 'penalties_legal_moves'); END IF;
  IF old.state = 'proposed' AND NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'penalty' AND w.subject = 'penalty:' || new.id AND w.state = new.state AND s.user_id = new.decided_by
  ) THEN PERFORM refuse_penalty('it is decided by a step of its case', 'penalties_by_steps'); END IF;
  IF (new.remitted_penalty_kobo, new.remitted_interest_kobo) <> (
    SELECT coalesce(sum(r.penalty_kobo), 0)::bigint, coalesce(sum(r.interest_kobo), 0)::bigint
    FROM penalty_remissions r WHERE r.penalty_id = new.id AND r.state = 'granted'
  ) THEN PERFORM refuse_penalty('it is lowered by what a Director remits', 'penalties_by_remissions'); END IF;
  IF new.state = 'billed' AND NOT EXISTS (
    SELECT FROM bills b WHERE b.id = new.bill_id AND b.cancelled_at IS NULL AND b.payer_tpui = new.tpui
      AND b.total_kobo = new.penalty_kobo + new.interest_kobo - new.remitted_penalty_kobo - new.remitted_interest_kobo
  ) THEN PERFORM refuse_penalty('its bill asks for another amount', 'penalties_bill'); END IF;
  IF old.state = 'billed' AND new.bill_id IS DISTINCT FROM old.bill_id AND NOT EXISTS (SELECT FROM bills WHERE id = old.bill_id AND cancelled_at IS NOT NULL)
  THEN PERFORM refuse_penalty('the bill before it still stands', 'penalties_one_bill'); END IF;
  RETURN new;
END $$;

CREATE TRIGGER penalties_guard BEFORE INSERT OR UPDATE ON penalties FOR EACH ROW EXECUTE FUNCTION guard_penalty();
