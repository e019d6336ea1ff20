-- Named to come after the rule of the last SuperAdmin, which says more.
CREATE CONSTRAINT TRIGGER user_roles_rules AFTER INSERT OR UPDATE OR DELETE ON user_roles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_roles_of_user();
-- Named to come after both: nobody needs a second person to be refused for another reason.
CREATE CONSTRAINT TRIGGER user_roles_yield_to_two AFTER INSERT OR UPDATE OF user_id, role_name, position ON user_roles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (is_deciding_role(new.role_name)) EXECUTE FUNCTION check_decider_change();
