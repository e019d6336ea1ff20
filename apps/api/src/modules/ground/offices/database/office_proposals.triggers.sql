CREATE TRIGGER office_proposals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON office_proposals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
