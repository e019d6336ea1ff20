CREATE TRIGGER declared_fibre_routes_append_only BEFORE UPDATE OR DELETE ON declared_fibre_routes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER declared_fibre_routes_no_truncate BEFORE TRUNCATE ON declared_fibre_routes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
