CREATE TRIGGER partner_requests_no_update BEFORE UPDATE ON partner_requests FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
