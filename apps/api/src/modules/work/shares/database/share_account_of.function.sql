-- Where somebody’s shares are paid: of the accounts that were approved, the newest. None: no row.
CREATE OR REPLACE FUNCTION share_account_of(p_subject text) RETURNS TABLE (bank_code text, account_number text, account_name text) LANGUAGE sql STABLE AS $$
  SELECT a.bank_code, a.account_number, a.account_name FROM share_accounts a
  WHERE a.subject = p_subject AND a.state = 'approved' ORDER BY a.decided_at DESC, a.id DESC LIMIT 1
$$;
