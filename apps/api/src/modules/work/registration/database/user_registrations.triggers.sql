CREATE TRIGGER user_registrations_keep_taxpayer AFTER INSERT OR UPDATE OF phone_number, lga_id, category_id ON user_registrations
  FOR EACH ROW EXECUTE FUNCTION keep_taxpayer_of_account();
CREATE CONSTRAINT TRIGGER user_registrations_proof AFTER INSERT OR UPDATE OF identity_proof ON user_registrations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_roles_of_user();
