-- What was asked for stays as it was asked; a paper that was handed in changes in nothing, and is taken out of sight once.
CREATE TRIGGER mda_requests_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON mda_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
