-- Where people are sent after paying: what two persons released for this very system. Those of the installation are the owner's.
CREATE TRIGGER redirect_requests_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON redirect_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
