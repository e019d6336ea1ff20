-- Whatever the day: none of its bills was paid, cancelled or changed since, none is under review, and whose bills they are lets them be paid.
CREATE OR REPLACE FUNCTION is_basket_payable(p_basket uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT bool_and(b.standing = 'open' AND b.total_kobo = p.amount_kobo) AND is_basket_consented(p_basket)
  FROM payment_basket_bills p JOIN bills b ON b.id = p.bill_id WHERE p.basket_id = p_basket
$$;
