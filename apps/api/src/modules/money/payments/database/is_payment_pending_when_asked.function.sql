-- The same for somebody's own act, once the provider was asked for it: of an attempt that anybody may have begun half an hour ago or less,
-- its answer of the last minute, that no money has come, is enough. What is unclear stays so.
CREATE OR REPLACE FUNCTION is_payment_pending_when_asked(p_bill uuid) RETURNS boolean LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM attempts_of_bill(p_bill) i
    WHERE is_attempt_unclear(i) OR (i.state = 'AWAITING_PAYMENT' AND i.created_at > clock_timestamp() - interval '30 minutes'
      AND NOT EXISTS (SELECT FROM provider_observations o WHERE o.intent_id = i.id AND o.source = 'requery'
        AND o.observed_at > clock_timestamp() - interval '1 minute'))
  );
END $$;
