-- Whether something is said against a line of a statement and nobody has answered.
CREATE OR REPLACE FUNCTION is_share_disputed(p_statement uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM share_disputes d JOIN share_accruals a ON a.id = d.accrual_id WHERE a.statement_id = p_statement AND d.answered_at IS NULL
  )
$$;
