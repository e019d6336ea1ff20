CREATE TRIGGER declared_sites_append_only BEFORE UPDATE OR DELETE ON declared_sites
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER declared_sites_no_truncate BEFORE TRUNCATE ON declared_sites
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
