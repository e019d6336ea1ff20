CREATE OR REPLACE FUNCTION guard_contract_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.removed_at IS NULL AND to_jsonb(new) - 'removed_at' = to_jsonb(old) - 'removed_at' THEN RETURN new; END IF;
  RAISE EXCEPTION 'a paper of a contract stays as it was handed in'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'contract_documents_stay', TABLE = 'contract_documents';
END $$;

CREATE TRIGGER contract_documents_stay BEFORE UPDATE ON contract_documents FOR EACH ROW EXECUTE FUNCTION guard_contract_document();
