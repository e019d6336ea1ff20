CREATE OR REPLACE FUNCTION is_tax_bill(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = p_bill AND h.code LIKE '1201%')
$$;
