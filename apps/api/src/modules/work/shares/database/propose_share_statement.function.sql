-- Makes the statement of a month: every line up to its end that no earlier statement has. Gives null where there is none.
CREATE OR REPLACE FUNCTION propose_share_statement(p_subject text, p_month date, p_withheld integer, p_by uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  made uuid;
BEGIN
  IF p_month + interval '1 month' > lagos_today() THEN
    RAISE EXCEPTION 'the month has not ended'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'share_statements_ended', TABLE = 'share_statements';
  END IF;
  PERFORM FROM share_accruals WHERE subject = p_subject AND statement_id IS NULL AND booked_on < p_month + interval '1 month' FOR UPDATE;
  INSERT INTO share_statements (expert_system_id, agent_tpui, month, lines, gross_kobo, withheld_basis_points, withheld_kobo, proposed_by)
    SELECT min(expert_system_id), min(agent_tpui), p_month, count(*), sum(share_kobo), p_withheld, trunc(sum(share_kobo)::numeric * p_withheld / 10000), p_by
    FROM share_accruals WHERE subject = p_subject AND statement_id IS NULL AND booked_on < p_month + interval '1 month'
    HAVING count(*) > 0 RETURNING id INTO made;
  UPDATE share_accruals SET statement_id = made
    WHERE made IS NOT NULL AND subject = p_subject AND statement_id IS NULL AND booked_on < p_month + interval '1 month';
  RETURN made;
END $$;
