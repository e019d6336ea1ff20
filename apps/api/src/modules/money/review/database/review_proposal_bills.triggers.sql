CREATE TRIGGER review_proposal_bills_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON review_proposal_bills
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
