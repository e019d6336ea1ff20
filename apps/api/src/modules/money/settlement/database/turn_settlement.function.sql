-- Money that goes back is expected no more; settled already, it is a claim on the provider.
CREATE OR REPLACE FUNCTION turn_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest text := substr(new.reference, strpos(new.reference, ':') + 1);
BEGIN
  IF new.kind = 'refund-paid' THEN
    PERFORM take_back_settlement(r.payment_id, r.amount_kobo) FROM refunds r WHERE r.id::text = rest AND r.method = 'provider';
    RETURN NULL;
  END IF;
  PERFORM take_back_settlement(p.id, p.amount_kobo)
    FROM payments p, unnest(enum_range(NULL::payment_provider)) AS known (provider)
    WHERE p.provider = known.provider AND p.provider_txn_ref = split_part(rest, '#', 1) AND ledger_reference(p) = new.reference;
  RETURN NULL;
END $$;
