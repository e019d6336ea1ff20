CREATE TRIGGER users_forget_notices AFTER UPDATE OF status ON users
  FOR EACH ROW WHEN (new.status = 'deleted' AND old.status <> 'deleted') EXECUTE FUNCTION forget_notices_of_user();
CREATE TRIGGER users_keep_taxpayer AFTER INSERT OR UPDATE OF tpui, first_name, last_name, status, user_type ON users
  FOR EACH ROW WHEN (new.tpui IS NOT NULL) EXECUTE FUNCTION keep_taxpayer_of_account();
CREATE TRIGGER users_names_without_links BEFORE INSERT OR UPDATE OF first_name, last_name, other_name ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_link_in_name('first_name', 'last_name', 'other_name');
CREATE TRIGGER users_no_delete BEFORE DELETE OR TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER users_roles_rules AFTER UPDATE OF status, mda_id, tax_office_id, expert_system_id, tpui ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_roles_of_user();
CREATE TRIGGER users_under_open_office BEFORE INSERT OR UPDATE OF tax_office_id ON users FOR EACH ROW
  EXECUTE FUNCTION refuse_closed_office('tax_office_id');
-- Named to come after the rules of roles, as on `user_roles`.
CREATE CONSTRAINT TRIGGER users_yield_to_two AFTER UPDATE OF status, email, mda_id, tax_office_id, expert_system_id ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
    (new.status, new.email, new.mda_id, new.tax_office_id, new.expert_system_id)
      IS DISTINCT FROM (old.status, old.email, old.mda_id, old.tax_office_id, old.expert_system_id)
  ) EXECUTE FUNCTION check_decider_change();
