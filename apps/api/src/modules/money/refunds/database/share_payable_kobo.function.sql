-- What is left to pay of a statement: never more than it says, nor than all approved statements of its earner together say after everything
-- that was paid or is being paid. Nothing or less: nothing is paid, and the next statements make up for it.
CREATE OR REPLACE FUNCTION share_payable_kobo(p_statement share_statements) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT least(p_statement.net_kobo,
    coalesce((SELECT sum(s.net_kobo) FROM share_statements s WHERE s.subject = p_statement.subject AND s.state = 'approved'), 0)
      - coalesce((SELECT sum(p.amount_kobo) FROM share_payments p WHERE p.subject = p_statement.subject), 0))::bigint
$$;
