-- Holidays: what two persons released, once, and nothing else. Those of the installation are written by the owner of the database.
CREATE TRIGGER holiday_proposals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON holiday_proposals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
