-- What a bill is for, as far as its lines say it: head, amount, what was asked and answered, and the words beside.
CREATE OR REPLACE FUNCTION bill_facts(p_bill uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(fact ORDER BY fact) FROM (
    SELECT jsonb_build_array(l.revenue_head_id, l.amount_kobo, l.description, l.narration, t.answers) AS fact
    FROM bill_lines l LEFT JOIN bill_line_terms t ON t.bill_id = l.bill_id AND t.position = l.position WHERE l.bill_id = p_bill
  ) AS facts
$$;
