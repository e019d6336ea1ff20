-- outside a transaction
-- The bills that were paid by a consent are found by it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_basket_bills_consent_id_idx ON payment_basket_bills (consent_id) WHERE consent_id IS NOT NULL;
