-- Whoever earns names their account; the one they named before and nobody decided is replaced.
CREATE OR REPLACE FUNCTION name_share_account(p_subject text, p_bank text, p_number text, p_name text, p_by uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  made uuid;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('share-account:' || p_subject, 0));
  UPDATE share_accounts SET state = 'replaced' WHERE subject = p_subject AND state = 'proposed';
  INSERT INTO share_accounts (expert_system_id, agent_tpui, bank_code, account_number, account_name, named_by)
    SELECT CASE WHEN p_subject LIKE 'partner:%' THEN split_part(p_subject, ':', 2)::integer END, CASE WHEN p_subject LIKE 'agent:%' THEN split_part(p_subject, ':', 2) END,
      p_bank, p_number, p_name, p_by RETURNING id INTO made;
  RETURN made;
END $$;
