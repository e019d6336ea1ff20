-- At commit: the bills of a proposal are what it says of all of them.
CREATE OR REPLACE FUNCTION check_proposal_bills() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  proposal review_proposals;
BEGIN
  SELECT * INTO proposal FROM review_proposals
    WHERE id = (to_jsonb(new) ->> CASE tg_table_name WHEN 'review_proposals' THEN 'id' ELSE 'proposal_id' END)::bigint;
  IF (proposal.decision = 'spread') <> EXISTS (SELECT FROM review_proposal_bills WHERE proposal_id = proposal.id) OR (proposal.decision = 'spread' AND
    (SELECT (sum(amount_kobo), sum(write_off_kobo), count(*) > 1) FROM review_proposal_bills WHERE proposal_id = proposal.id)
      IS DISTINCT FROM (proposal.bill_kobo::numeric, proposal.write_off_kobo::numeric, true))
  THEN
    RAISE EXCEPTION 'the bills of proposal % are not what it says', proposal.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_bills_whole', TABLE = 'review_proposals';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER review_proposal_bills_whole AFTER INSERT ON review_proposal_bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_proposal_bills();
CREATE CONSTRAINT TRIGGER review_proposals_bills_whole AFTER INSERT ON review_proposals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_proposal_bills();
