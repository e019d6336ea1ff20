CREATE TRIGGER network_members_no_delete BEFORE DELETE ON network_members
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER network_members_no_truncate BEFORE TRUNCATE ON network_members
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
