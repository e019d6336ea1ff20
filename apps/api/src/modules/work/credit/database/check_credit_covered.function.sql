CREATE OR REPLACE FUNCTION check_credit_covered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'credit_use_parts' AND (to_jsonb(new) ->> 'paye_credit_id') IS NOT NULL AND used_of_paye_credit((to_jsonb(new) ->> 'paye_credit_id')::uuid) > (
    SELECT coalesce(sum(amount_kobo), 0) FROM paye_credits WHERE id = (to_jsonb(new) ->> 'paye_credit_id')::uuid AND state = 'granted'
  ) THEN PERFORM refuse_credit('there is not so much of it', 'credit_uses_enough'); END IF;
  IF used_of_credit(new.proposal_id) > (
    SELECT coalesce(sum(amount_kobo), 0) FROM payment_allocations WHERE proposal_id = new.proposal_id AND purpose = 'credit'
  ) THEN PERFORM refuse_credit('there is not so much of it', 'credit_uses_enough'); END IF;
  IF tg_table_name = 'credit_use_parts' AND (
    SELECT sum(p.amount_kobo) <> min(u.amount_kobo) FROM credit_use_parts p JOIN credit_uses u ON u.id = p.use_id WHERE p.use_id = (to_jsonb(new) ->> 'use_id')::uuid
  ) THEN PERFORM refuse_credit('it is not whole', 'credit_uses_whole'); END IF;
  RETURN NULL;
END $$;
