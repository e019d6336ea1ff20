CREATE TRIGGER provider_observations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON provider_observations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
