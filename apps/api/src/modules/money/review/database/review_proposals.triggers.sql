CREATE TRIGGER review_proposals_no_delete BEFORE DELETE OR TRUNCATE ON review_proposals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
