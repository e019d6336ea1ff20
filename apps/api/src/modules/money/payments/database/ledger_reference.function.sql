-- How the books name a movement of money: `remita:140008260136`, and `remita:140008260136#…` for a further one of that reference.
CREATE OR REPLACE FUNCTION ledger_reference(payment payments) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT payment.provider || ':' || payment.provider_txn_ref || CASE WHEN payment.movement = '' THEN '' ELSE '#' || payment.movement END $$;
