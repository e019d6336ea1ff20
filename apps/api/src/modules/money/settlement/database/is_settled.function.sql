-- Whether a payment's money reached the treasury's side: what is taken back then is a claim.
CREATE OR REPLACE FUNCTION is_settled(p_payment uuid) RETURNS boolean LANGUAGE sql STABLE AS
$$ SELECT EXISTS (SELECT FROM payment_settlements WHERE payment_id = p_payment AND state NOT IN ('awaited', 'taken-back', 'booked')) $$;
