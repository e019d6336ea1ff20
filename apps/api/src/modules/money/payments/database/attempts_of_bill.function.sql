-- Every attempt about a bill: its own, and those of baskets it is in.
CREATE OR REPLACE FUNCTION attempts_of_bill(p_bill uuid) RETURNS SETOF payment_intents LANGUAGE sql STABLE ROWS 2 AS $$
  SELECT a.* FROM payment_intents a WHERE a.bill_id = p_bill
  UNION ALL
  SELECT a.* FROM payment_intents a
    WHERE a.basket_id = ANY (ARRAY(SELECT p.basket_id FROM payment_basket_bills p WHERE p.bill_id = p_bill)) AND a.bill_id <> p_bill
$$;
