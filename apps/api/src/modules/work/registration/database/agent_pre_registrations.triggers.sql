CREATE TRIGGER agent_pre_registrations_names_without_links BEFORE INSERT OR UPDATE OF first_name, last_name ON agent_pre_registrations
  FOR EACH ROW EXECUTE FUNCTION refuse_link_in_name('first_name', 'last_name');
