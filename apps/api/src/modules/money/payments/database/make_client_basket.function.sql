-- Puts bills of several clients together, to be paid by their agent at once. A client who lets the agent pay no more, and a bill that is not that
-- client's, refuse all of it; a bill that can be paid no more, or has a payment under way, is left out. The same bills give the same basket.
-- Lock order: bills by id, then consents by id.
CREATE OR REPLACE FUNCTION make_client_basket(p_user uuid, p_reference text, p_consents uuid[], p_bills text[]) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  refused text[];
  chosen uuid[];
  whole bigint;
  left_out jsonb;
  basket payment_baskets;
BEGIN
  PERFORM FROM bills WHERE id IN (
    SELECT b.id FROM unnest(p_consents, p_bills) c (consent, bill) JOIN bills b ON b.reference = c.bill
    WHERE consent_covers(c.consent, p_user, b.payer_tpui)
  ) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM representations WHERE id = ANY (p_consents) AND representative_id = p_user ORDER BY id FOR SHARE;
  SELECT array_agg(c.bill) INTO refused FROM unnest(p_consents, p_bills) c (consent, bill)
    WHERE NOT EXISTS (SELECT FROM representations r WHERE r.id = c.consent AND consent_covers(r.id, p_user, r.principal_tpui));
  IF refused IS NOT NULL THEN RETURN jsonb_build_object('outcome', 'consent-ended', 'bills', to_jsonb(refused)); END IF;
  SELECT array_agg(c.bill) INTO refused FROM unnest(p_consents, p_bills) c (consent, bill)
    WHERE NOT EXISTS (SELECT FROM bills b WHERE b.reference = c.bill AND consent_covers(c.consent, p_user, b.payer_tpui));
  IF refused IS NOT NULL THEN RETURN jsonb_build_object('outcome', 'not-found', 'bills', to_jsonb(refused)); END IF;

  -- Their own payment, begun before, goes on; another one is not begun beside money that may be under way.
  FOR is_begun IN REVERSE 1..0 LOOP
    SELECT array_agg(b.id ORDER BY coalesce(b.due_on, b.expires_on), b.id), sum(b.total_kobo)::bigint INTO chosen, whole
      FROM bills b JOIN bill_overviews o ON o.bill_id = b.id
      WHERE b.reference = ANY (p_bills) AND o.status = 'unpaid' AND (is_begun = 1 OR NOT is_payment_pending(b.id));
    SELECT k.* INTO basket FROM payment_baskets k
      WHERE k.id IN (SELECT p.basket_id FROM payment_basket_bills p WHERE p.bill_id = chosen[1]) AND k.made_by = p_user
        AND (SELECT array_agg(p.bill_id ORDER BY p.bill_id) FROM payment_basket_bills p WHERE p.basket_id = k.id)
          = (SELECT array_agg(id ORDER BY id) FROM unnest(chosen) id)
        AND is_basket_of_clients(k.id) AND is_basket_payable(k.id)
      ORDER BY k.created_at DESC LIMIT 1;
    EXIT WHEN found;
  END LOOP;
  SELECT coalesce(jsonb_agg(jsonb_build_object('billReference', b.reference,
      'reason', CASE o.status WHEN 'unpaid' THEN 'payment-pending' ELSE o.status END) ORDER BY b.reference), '[]') INTO left_out
    FROM bills b JOIN bill_overviews o ON o.bill_id = b.id WHERE b.reference = ANY (p_bills) AND b.id <> ALL (coalesce(chosen, '{}'));
  IF coalesce(cardinality(chosen), 0) < 2 THEN RETURN jsonb_build_object('outcome', 'too-few', 'leftOut', left_out); END IF;

  IF basket.id IS NULL THEN
    INSERT INTO payment_baskets (reference, payer_tpui, made_by, total_kobo)
      SELECT p_reference, u.tpui, u.id, whole FROM users u WHERE u.id = p_user RETURNING * INTO basket;
    INSERT INTO payment_basket_bills (basket_id, position, bill_id, amount_kobo, consent_id)
      SELECT basket.id, part.position, b.id, b.total_kobo, (
          SELECT c.consent FROM unnest(p_consents, p_bills) c (consent, bill)
          WHERE c.bill = b.reference AND consent_covers(c.consent, p_user, b.payer_tpui) LIMIT 1
        )
      FROM unnest(chosen) WITH ORDINALITY part (id, position) JOIN bills b ON b.id = part.id;
  END IF;
  RETURN jsonb_build_object('outcome', 'made', 'basketReference', basket.reference, 'bills', cardinality(chosen), 'totalKobo', whole,
    'leftOut', left_out);
END $$;
COMMENT ON FUNCTION make_client_basket(uuid,text,uuid[],text[]) IS 'Bills of clients put together for their agent, in kobo: what was made, who refused, or what was left out.';
