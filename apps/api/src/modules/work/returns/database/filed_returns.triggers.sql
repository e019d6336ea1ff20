CREATE TRIGGER filed_returns_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON filed_returns FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER filed_returns_credit AFTER INSERT ON filed_returns FOR EACH ROW EXECUTE FUNCTION open_return_credit();
