CREATE TRIGGER settlement_proposal_parts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON settlement_proposal_parts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
