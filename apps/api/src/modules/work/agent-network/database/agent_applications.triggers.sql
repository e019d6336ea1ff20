CREATE TRIGGER agent_applications_names_without_links BEFORE INSERT OR UPDATE OF first_name, last_name, company_name ON agent_applications
  FOR EACH ROW EXECUTE FUNCTION refuse_link_in_name('first_name', 'last_name', 'company_name');
CREATE TRIGGER agent_applications_no_delete BEFORE DELETE ON agent_applications
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER agent_applications_no_truncate BEFORE TRUNCATE ON agent_applications
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
