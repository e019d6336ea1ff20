-- A deleted account takes its documents with it, also those of a registration that is complete.
CREATE OR REPLACE FUNCTION guard_agent_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    IF EXISTS (SELECT FROM users WHERE id = old.user_id AND status = 'deleted') THEN RETURN old; END IF;
  END IF;
  IF agent_fee_paid(CASE tg_op WHEN 'INSERT' THEN new.user_id ELSE old.user_id END) THEN
    RAISE EXCEPTION 'the registration is complete: its documents stay as they are'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'agent_documents_frozen_once_paid', TABLE = 'agent_documents';
  END IF;
  RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;

CREATE TRIGGER agent_documents_frozen_once_paid BEFORE INSERT OR UPDATE OR DELETE ON agent_documents
  FOR EACH ROW EXECUTE FUNCTION guard_agent_document();
