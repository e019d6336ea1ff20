-- A difference that is too much to be given up ends by being booked, by two persons: as a further payment of the attempt that the provider
-- names, or as what a provider and we owe each other (`receivable:providers`: above zero they owe us), where it waits to be settled. No limit,
-- and nothing is lost from sight. Small tables; the checks are validated apart from taking their place.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

INSERT INTO ledger_accounts (code, normal_side) VALUES ('receivable:providers', 'debit');--> statement-breakpoint
ALTER TABLE "settlement_proposals" ADD COLUMN "intent_id" uuid;--> statement-breakpoint
ALTER TABLE "settlement_proposals" ADD CONSTRAINT "settlement_proposals_intent_id_payment_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payment_intents"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "settlement_proposals" VALIDATE CONSTRAINT "settlement_proposals_intent_id_payment_intents_id_fk";--> statement-breakpoint
ALTER TABLE "settlement_proposals" DROP CONSTRAINT "settlement_proposals_action_check";--> statement-breakpoint
ALTER TABLE "settlement_proposals" ADD CONSTRAINT "settlement_proposals_action_check" CHECK ("settlement_proposals"."action" in ('match', 'write-off', 'book') and ("settlement_proposals"."intent_id" is null or "settlement_proposals"."action" = 'book')) NOT VALID;--> statement-breakpoint
ALTER TABLE "settlement_proposals" VALIDATE CONSTRAINT "settlement_proposals_action_check";--> statement-breakpoint
ALTER TABLE "settlement_proposals" DROP CONSTRAINT "settlement_proposals_match_check";--> statement-breakpoint
ALTER TABLE "settlement_proposals" ADD CONSTRAINT "settlement_proposals_match_check" CHECK (("settlement_proposals"."action" = 'match') = (num_nonnulls("settlement_proposals"."line_id", "settlement_proposals"."bank_line_id") = 1)
        and ("settlement_proposals"."action" <> 'match') = ("settlement_proposals"."write_off_kobo" <> 0)) NOT VALID;--> statement-breakpoint
ALTER TABLE "settlement_proposals" VALIDATE CONSTRAINT "settlement_proposals_match_check";--> statement-breakpoint
-- `booked`: no list ever had it, and the provider owes it. A line that comes later is nobody's, and is booked against it.
ALTER TABLE "payment_settlements" DROP CONSTRAINT "payment_settlements_state_check";--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD CONSTRAINT "payment_settlements_state_check" CHECK ("payment_settlements"."state" in ('awaited', 'settled', 'differs', 'taken-back', 'claim', 'claim-met', 'booked')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_settlements" VALIDATE CONSTRAINT "payment_settlements_state_check";--> statement-breakpoint
ALTER TABLE "payment_settlements" DROP CONSTRAINT "payment_settlements_line_check";--> statement-breakpoint
ALTER TABLE "payment_settlements" ADD CONSTRAINT "payment_settlements_line_check" CHECK (("payment_settlements"."state" in ('awaited', 'taken-back', 'booked')) = ("payment_settlements"."line_id" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_settlements" VALIDATE CONSTRAINT "payment_settlements_line_check";--> statement-breakpoint

CREATE OR REPLACE FUNCTION is_settled(p_payment uuid) RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT EXISTS (SELECT FROM payment_settlements WHERE payment_id = p_payment AND state NOT IN ('awaited', 'taken-back', 'booked')) $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_payment_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What its line in a list is to say.
  due bigint := new.amount_kobo - new.taken_back_kobo + new.claimed_kobo;
BEGIN
  IF (new.payment_id, new.provider, new.provider_ref, new.bill_id, new.mda_id, new.amount_kobo, new.paid_on, new.due_on, new.basket_intent_id)
      IS DISTINCT FROM (old.payment_id, old.provider, old.provider_ref, old.bill_id, old.mda_id, old.amount_kobo, old.paid_on, old.due_on, old.basket_intent_id)
    OR (old.line_id IS NOT NULL AND (new.line_id, new.received_kobo, new.settled_on) IS DISTINCT FROM (old.line_id, old.received_kobo, old.settled_on))
    OR (old.written_off_kobo <> 0 AND new.written_off_kobo <> old.written_off_kobo)
    OR new.taken_back_kobo < old.taken_back_kobo OR new.claimed_kobo < old.claimed_kobo OR new.deducted_kobo < old.deducted_kobo
  THEN
    RAISE EXCEPTION 'a payment is settled once, as it was paid'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_once', TABLE = 'payment_settlements';
  END IF;
  IF new.state <> old.state AND (old.state, new.state) NOT IN (('awaited', 'settled'), ('awaited', 'differs'), ('awaited', 'taken-back'),
      ('settled', 'claim'), ('differs', 'claim'), ('claim', 'claim-met'),
      ('awaited', 'booked'), ('booked', 'taken-back'), ('awaited', 'claim'), ('taken-back', 'claim'), ('claim-met', 'claim'))
  THEN
    RAISE EXCEPTION 'money does not go from % to %', old.state, new.state
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_moves', TABLE = 'payment_settlements';
  END IF;
  IF new.state IN ('settled', 'differs') AND (new.state = 'settled') <> (new.received_kobo = due) THEN
    RAISE EXCEPTION 'settled is what came to the kobo'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_agree', TABLE = 'payment_settlements';
  END IF;
  IF new.written_off_kobo <> old.written_off_kobo AND (due - new.received_kobo <> new.written_off_kobo OR new.state NOT IN ('differs', 'booked')) THEN
    RAISE EXCEPTION 'what is given up is the difference, to the kobo'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_settlements_write_off', TABLE = 'payment_settlements';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_settlement_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about text[] := string_to_array(new.reference, ':');
  is_known boolean;
BEGIN
  is_known := CASE new.kind
    WHEN 'settlement' THEN EXISTS (SELECT FROM settlement_lines WHERE batch_id = about[2]::bigint AND booked_kobo IS NOT NULL)
    WHEN 'settlement-match' THEN EXISTS (SELECT FROM settlement_lines WHERE id = about[2]::bigint AND booked_kobo = about[3]::bigint)
    WHEN 'settlement-bank' THEN EXISTS (SELECT FROM bank_lines WHERE id = about[2]::bigint AND batch_id IS NOT NULL)
    WHEN 'settlement-write-off' THEN EXISTS (
      SELECT FROM settlement_proposals q WHERE q.id = about[2]::bigint AND q.outcome = 'approved' AND q.action = 'write-off' AND q.write_off_kobo = (
        SELECT sum(amount_kobo) FROM ledger_entries WHERE transaction_id = new.id AND account = 'expense:settlement-differences'))
    WHEN 'settlement-book' THEN EXISTS (
      SELECT FROM settlement_proposals q WHERE q.id = about[2]::bigint AND q.outcome = 'approved' AND q.action = 'book' AND q.write_off_kobo = (
        SELECT sum(amount_kobo) FROM ledger_entries WHERE transaction_id = new.id AND account = 'receivable:providers'))
    ELSE false END;
  IF NOT is_known THEN
    RAISE EXCEPTION 'ledger transaction % is of a settlement that never came', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_settlement', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_write_off_booked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given_up bigint;
  booked bigint;
BEGIN
  SELECT coalesce((SELECT sum(written_off_kobo) FROM payment_settlements WHERE written_off_kobo > 0), 0)
    - coalesce((SELECT sum(written_off_kobo) FROM settlement_lines WHERE written_off_kobo <> 0), 0)
    + coalesce((SELECT sum(written_off_kobo) FROM settlement_batches WHERE written_off_kobo <> 0), 0)
    - coalesce((SELECT sum(written_off_kobo) FROM bank_lines WHERE written_off_kobo <> 0), 0) INTO given_up;
  SELECT coalesce(sum(amount_kobo), 0) INTO booked FROM ledger_entries WHERE account IN ('expense:settlement-differences', 'receivable:providers');
  IF given_up <> booked THEN
    RAISE EXCEPTION 'given up % kobo, and the books say %', given_up, booked
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'settlement_write_offs_booked', TABLE = tg_table_name;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_settlement_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.outcome IS NOT NULL THEN PERFORM refuse_settlement('a proposal begins without an end', 'settlement_proposals_begin'); END IF;
    IF new.action = 'write-off' AND abs(new.write_off_kobo) > 500000 THEN PERFORM refuse_settlement('it is too much to be given up', 'settlement_decisions_limit'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['outcome', 'ended_by', 'ended_at'] <> to_jsonb(old) - ARRAY['outcome', 'ended_by', 'ended_at'] OR old.outcome IS NOT NULL THEN
    PERFORM refuse_settlement('what was proposed stays', 'settlement_proposals_stay');
  END IF;
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'settlement-difference' AND w.subject = 'settlement-case:' || new.case_id AND s.user_id IS NOT DISTINCT FROM new.ended_by
      AND s.move = CASE new.outcome WHEN 'approved' THEN 'approve' WHEN 'refused' THEN 'refuse' WHEN 'withdrawn' THEN 'withdraw' ELSE 'settle' END
  ) THEN PERFORM refuse_settlement('a proposal ends by a step of its case', 'settlement_proposals_end_by_steps'); END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION settlement_evidence(difference settlement_cases) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE q.action WHEN 'match' THEN 'matched by hand by two persons'
      WHEN 'book' THEN CASE WHEN q.intent_id IS NULL THEN 'booked as owed, by two persons' ELSE 'booked as a payment by two persons' END ELSE 'given up by two persons' END
    FROM settlement_proposals q WHERE q.case_id = difference.id AND q.outcome = 'approved' ORDER BY q.id DESC LIMIT 1
  ), CASE
    WHEN difference.payment_id IS NOT NULL THEN (
      SELECT CASE s.state WHEN 'taken-back' THEN 'the money went back' WHEN 'claim-met' THEN 'the provider deducted it' WHEN 'booked' THEN 'booked as owed, by two persons'
        ELSE s.state || ' on ' || s.settled_on || ' in payout ' || b.reference END
      FROM payment_settlements s LEFT JOIN settlement_batches b ON b.id = s.batch_id WHERE s.payment_id = difference.payment_id)
    WHEN difference.line_id IS NOT NULL THEN (
      SELECT 'payment ' || s.bill_reference || ' found' FROM payment_settlements s WHERE s.line_id = difference.line_id LIMIT 1)
    WHEN difference.batch_id IS NOT NULL THEN (
      SELECT 'credited at the bank on ' || b.credited_on FROM settlement_batches b WHERE b.id = difference.batch_id)
    WHEN difference.bank_line_id IS NOT NULL THEN (
      SELECT 'it is payout ' || b.reference FROM bank_lines k JOIN settlement_batches b ON b.id = k.batch_id WHERE k.id = difference.bank_line_id)
    WHEN difference.kind = 'late' THEN 'every payment of the day is in a list now'
  END, 'the lists agree now')
$$;--> statement-breakpoint

-- What can be booked of a difference: as much as could be given up without a limit, and what no list has at all, of a payment or of a day.
CREATE FUNCTION settlement_bookable(difference settlement_cases) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE difference.kind
    WHEN 'ours-only' THEN (SELECT s.amount_kobo - s.taken_back_kobo FROM payment_settlements s WHERE s.payment_id = difference.payment_id AND s.state = 'awaited')
    WHEN 'late' THEN (SELECT sum(s.amount_kobo - s.taken_back_kobo)::bigint FROM payment_settlements s
      WHERE s.provider = difference.provider AND s.paid_on = difference.day AND s.state = 'awaited')
    ELSE settlement_shortfall(difference) END
$$;--> statement-breakpoint
-- Of a line that we have no payment for: the attempt it names, where that is paid already, so that this is one more payment of it.
-- Not where a payment of it was booked as owed: then this is what was owed, come late.
CREATE FUNCTION attempt_of_line(difference settlement_cases) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.provider = l.provider
    AND (i.provider_ref = l.reference AND l.reference <> '' OR i.order_id = l.order_id AND l.order_id <> '')
  WHERE difference.kind = 'theirs-only' AND l.id = difference.line_id AND l.gross_kobo > 0
    AND EXISTS (SELECT FROM payments p WHERE p.intent_id = i.id AND (p.movement = '' OR p.basket_id IS NOT NULL))
    AND NOT EXISTS (SELECT FROM payments p JOIN payment_settlements s ON s.payment_id = p.id WHERE p.intent_id = i.id AND s.state = 'booked')
  ORDER BY i.provider_ref IS DISTINCT FROM l.reference LIMIT 1
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_off_difference(p_proposal settlement_proposals, p_case settlement_cases, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kobo bigint := p_proposal.write_off_kobo;
  line settlement_lines;
  against text;
  into_account text := CASE p_proposal.action WHEN 'book' THEN 'receivable:providers' ELSE 'expense:settlement-differences' END;
  made uuid;
BEGIN
  IF (CASE p_proposal.action WHEN 'book' THEN settlement_bookable(p_case) ELSE settlement_shortfall(p_case) END) IS DISTINCT FROM kobo THEN PERFORM refuse_settlement('it is another amount now', 'settlement_decisions_amount'); END IF;
  IF p_case.kind IN ('ours-only', 'late') THEN
    UPDATE payment_settlements SET state = 'booked', written_off_kobo = amount_kobo - taken_back_kobo
      WHERE state = 'awaited' AND CASE p_case.kind WHEN 'late' THEN provider = p_case.provider AND paid_on = p_case.day ELSE payment_id = p_case.payment_id END;
    against := 'clearing:' || p_case.provider;
  ELSIF p_case.kind = 'amount-differs' AND p_case.payment_id IS NOT NULL AND kobo > 0 THEN
    UPDATE payment_settlements SET written_off_kobo = kobo WHERE payment_id = p_case.payment_id;
    against := 'clearing:' || p_case.provider;
  ELSIF p_case.kind IN ('amount-differs', 'theirs-only') THEN
    UPDATE payment_settlements SET written_off_kobo = kobo WHERE payment_id = p_case.payment_id;
    UPDATE settlement_lines SET written_off_kobo = gross_kobo - matched_kobo WHERE id = p_case.line_id RETURNING * INTO line;
    UPDATE settlement_batches SET matched_kobo = matched_kobo + line.written_off_kobo WHERE id = line.batch_id;
    against := 'suspense:settlement';
  ELSIF p_case.kind = 'unknown-credit' THEN
    UPDATE bank_lines SET written_off_kobo = -kobo WHERE id = p_case.bank_line_id;
    against := 'bank:treasury';
  ELSE
    UPDATE settlement_batches SET written_off_kobo = written_off_kobo + kobo WHERE id = p_case.batch_id;
    against := 'transit:' || p_case.provider;
  END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('settlement-' || p_proposal.action, 'proposal:' || p_proposal.id, p_at) RETURNING id INTO made;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES (made, into_account, kobo), (made, against, -kobo);
END $$;--> statement-breakpoint
-- A line that names an attempt which is paid already is one more payment of it: into the books under the line's own key, settled by the line,
-- and to the desk that decides what it is for.
CREATE FUNCTION book_line_as_payment(p_proposal settlement_proposals, p_case settlement_cases, p_by uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line settlement_lines;
  booked uuid;
BEGIN
  SELECT * INTO line FROM settlement_lines WHERE id = p_case.line_id AND state = 'theirs-only' AND gross_kobo > 0 AND written_off_kobo = 0 FOR UPDATE;
  IF line.id IS NULL OR attempt_of_line(p_case) IS DISTINCT FROM p_proposal.intent_id THEN PERFORM refuse_settlement('it is settled already', 'settlement_decisions_open'); END IF;
  IF p_proposal.write_off_kobo <> -line.gross_kobo THEN PERFORM refuse_settlement('it is another amount now', 'settlement_decisions_amount'); END IF;
  booked := book_second_payment(p_proposal.intent_id, 'line ' || line.id, line.gross_kobo, line.channel,
    (line.paid_on + time '12:00') AT TIME ZONE 'Africa/Lagos', 'operator', p_proposal.proposed_by, p_by, p_at);
  UPDATE payment_settlements SET state = 'settled', line_id = line.id, batch_id = line.batch_id, received_kobo = line.gross_kobo,
    fee_kobo = line.fee_kobo, settled_on = (SELECT value_date FROM settlement_batches WHERE id = line.batch_id) WHERE payment_id = booked;
  UPDATE settlement_lines SET matched_by = 'hand', matched_kobo = gross_kobo, state = 'matched' WHERE id = line.id;
  PERFORM book_settlement_lines();
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION enact_settlement_proposal(p_proposal bigint, p_by uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  proposal settlement_proposals;
  difference settlement_cases;
BEGIN
  PERFORM pg_advisory_xact_lock(4005022);
  UPDATE settlement_proposals SET outcome = 'approved', ended_by = p_by, ended_at = p_at WHERE id = p_proposal RETURNING * INTO proposal;
  SELECT * INTO difference FROM settlement_cases WHERE id = proposal.case_id FOR UPDATE;
  IF difference.closed_at IS NOT NULL THEN PERFORM refuse_settlement('it is gone already', 'settlement_decisions_open'); END IF;
  IF proposal.intent_id IS NOT NULL THEN PERFORM book_line_as_payment(proposal, difference, p_by, p_at);
  ELSIF proposal.action IN ('write-off', 'book') THEN PERFORM write_off_difference(proposal, difference, p_at);
  ELSIF proposal.line_id IS NOT NULL THEN PERFORM match_line_by_hand(proposal);
  ELSE PERFORM match_credit_by_hand(proposal, p_at);
  END IF;
  UPDATE settlement_cases c SET closed_at = p_at, evidence = settlement_evidence(c) WHERE c.id = difference.id;
END $$;--> statement-breakpoint

CREATE OR REPLACE VIEW reading.settled_payments WITH (security_invoker = true) AS
SELECT s.payment_id AS id, s.provider_ref, s.bill_reference, s.bill_id, s.mda_id, m.name AS mda, s.expert_system_id, s.gateway_id, s.paid_on,
  coalesce(s.settled_on, s.due_on) AS value_date, b.reference AS payout, s.amount_kobo, s.received_kobo, s.fee_kobo,
  s.amount_kobo - s.taken_back_kobo + s.claimed_kobo - s.received_kobo AS difference_kobo,
  CASE WHEN s.state = 'awaited' AND s.due_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'late'
    WHEN s.state = 'differs' AND s.written_off_kobo <> 0 THEN CASE WHEN EXISTS (
      SELECT FROM settlement_cases c JOIN settlement_proposals q ON q.case_id = c.id AND q.outcome = 'approved' AND q.action = 'book'
      WHERE c.payment_id = s.payment_id AND c.kind = 'amount-differs') THEN 'booked' ELSE 'written-off' END ELSE s.state END AS status,
  greatest(coalesce(s.settled_on, (now() AT TIME ZONE 'Africa/Lagos')::date) - s.due_on, 0) AS days_late
FROM payment_settlements s JOIN mdas m ON m.id = s.mda_id LEFT JOIN settlement_batches b ON b.id = s.batch_id;--> statement-breakpoint

-- Differences that concern an MDA: of its payments, of a line that settles one, of a late day with one.
CREATE FUNCTION reading.differences_of_mda(of_mda int) RETURNS SETOF bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT c.id FROM settlement_cases c WHERE EXISTS (
    SELECT FROM payment_settlements s WHERE s.mda_id = of_mda AND (s.payment_id = c.payment_id OR s.line_id = c.line_id
      OR (c.kind = 'late' AND s.provider = c.provider AND s.paid_on = c.day))
  )
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.differences_of_mda FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.differences_of_mda TO portal_read_state;
