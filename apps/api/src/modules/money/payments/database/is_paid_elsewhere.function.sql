-- Whether money for a bill may be under way by another attempt than the one that is asked for: the bill's own one (`p_basket` null), or
-- that of a basket, at one provider. Whoever pays one bill may go from provider to provider; a basket waits for whatever was begun in
-- the last half hour, because nobody looks at its bills one by one. By the indexes, whatever the figures of the tables say: on the day
-- they are told to be small, a plan that reads all of them would be kept.
CREATE OR REPLACE FUNCTION is_paid_elsewhere(p_bill uuid, p_basket uuid, p_provider payment_provider) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM attempts_of_bill(p_bill) i
    WHERE NOT (i.basket_id IS NOT DISTINCT FROM p_basket AND i.provider IS NOT DISTINCT FROM p_provider) AND (
      i.state = 'PROCESSING'
      OR (i.state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(i.id))
      OR (i.basket_id IS DISTINCT FROM p_basket AND (
        is_attempt_unclear(i)
        OR (p_basket IS NOT NULL AND i.state = 'AWAITING_PAYMENT' AND i.created_at > clock_timestamp() - interval '30 minutes')
      ))
    )
  );
END $$;
