-- Of a line that we have no payment for: the attempt it names, where that is paid already, so that this is one more payment of it.
-- Not where a payment of it was booked as owed: then this is what was owed, come late.
CREATE OR REPLACE FUNCTION attempt_of_line(difference settlement_cases) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.provider = l.provider
    AND (i.provider_ref = l.reference AND l.reference <> '' OR i.order_id = l.order_id AND l.order_id <> '')
  WHERE difference.kind = 'theirs-only' AND l.id = difference.line_id AND l.gross_kobo > 0
    AND EXISTS (SELECT FROM payments p WHERE p.intent_id = i.id AND (p.movement = '' OR p.basket_id IS NOT NULL))
    AND NOT EXISTS (SELECT FROM payments p JOIN payment_settlements s ON s.payment_id = p.id WHERE p.intent_id = i.id AND s.state = 'booked')
  ORDER BY i.provider_ref IS DISTINCT FROM l.reference LIMIT 1
$$;
