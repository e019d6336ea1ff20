CREATE TRIGGER settlement_proposals_no_delete BEFORE DELETE OR TRUNCATE ON settlement_proposals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
