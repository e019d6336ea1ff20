-- What follows from an approval, in the transaction of its step.
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
END $$;
