-- What can be booked of a difference: as much as could be given up without a limit, and what no list has at all, of a payment or of a day.
CREATE OR REPLACE FUNCTION settlement_bookable(difference settlement_cases) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE difference.kind
    WHEN 'ours-only' THEN (SELECT s.amount_kobo - s.taken_back_kobo FROM payment_settlements s WHERE s.payment_id = difference.payment_id AND s.state = 'awaited')
    WHEN 'late' THEN (SELECT sum(s.amount_kobo - s.taken_back_kobo)::bigint FROM payment_settlements s
      WHERE s.provider = difference.provider AND s.paid_on = difference.day AND s.state = 'awaited')
    ELSE settlement_shortfall(difference) END
$$;
