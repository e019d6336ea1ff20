-- outside a transaction
-- The network of terminals becomes a provider. A value of a type can be used once it is committed, so this step is alone.
ALTER TYPE payment_provider ADD VALUE IF NOT EXISTS 'pos' AFTER 'interswitch';
