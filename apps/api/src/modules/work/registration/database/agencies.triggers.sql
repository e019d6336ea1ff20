CREATE TRIGGER agencies_names_without_links BEFORE INSERT OR UPDATE OF name ON agencies
  FOR EACH ROW EXECUTE FUNCTION refuse_link_in_name('name');
