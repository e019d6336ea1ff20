-- The record of an attempt says who began it for its payer.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.own_attempt_record(attempt uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT attempt_record(i.id) || jsonb_build_object('begunBy', i.begun_by)
  FROM payment_intents i JOIN bills b ON b.id = i.bill_id WHERE i.id = attempt AND b.payer_tpui = any (reading.own_tpuis())
$$;
