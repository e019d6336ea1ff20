-- Attempts to pay that a difference is about: of its payment, of what its line or its subject names.
CREATE OR REPLACE FUNCTION attempts_of_difference(difference settlement_cases) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT p.intent_id FROM payments p WHERE p.id = difference.payment_id
  UNION SELECT p.intent_id FROM payment_settlements s JOIN payments p ON p.id = s.payment_id WHERE s.line_id = difference.line_id
  UNION SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.provider = l.provider AND i.provider_ref = l.reference
    WHERE l.id = difference.line_id AND l.reference <> ''
  UNION SELECT i.id FROM settlement_lines l JOIN payment_intents i ON i.order_id = l.order_id AND i.provider = l.provider
    WHERE l.id = difference.line_id AND l.order_id <> ''
  UNION SELECT i.id FROM payment_intents i WHERE i.id = CASE WHEN difference.kind = 'journal' THEN substr(difference.subject, 9)::uuid END
$$;
