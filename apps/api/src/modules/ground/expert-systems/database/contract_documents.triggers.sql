CREATE TRIGGER contract_documents_no_delete BEFORE DELETE OR TRUNCATE ON contract_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
