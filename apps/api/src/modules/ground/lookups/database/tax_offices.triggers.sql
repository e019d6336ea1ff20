CREATE CONSTRAINT TRIGGER tax_offices_closed_empty AFTER UPDATE OF closed_on ON tax_offices DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.closed_on IS NOT NULL) EXECUTE FUNCTION check_closed_office_is_empty();
CREATE TRIGGER tax_offices_stay BEFORE DELETE OR TRUNCATE ON tax_offices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
