-- What of a payment waits for a decision, in kobo: nothing once it was receipted as it came, decided, or taken back by its provider.
CREATE OR REPLACE FUNCTION held_kobo(p_payment uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.disposition = 'receipted' THEN 0
    WHEN EXISTS (SELECT FROM ledger_transactions t WHERE t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund')) THEN 0
    ELSE p.amount_kobo - coalesce((SELECT sum(a.amount_kobo) FROM payment_allocations a WHERE a.payment_id = p.id), 0)
  END::bigint
  FROM payments p WHERE p.id = p_payment
$$;
