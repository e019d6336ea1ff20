-- outside a transaction
-- Whoever asks for clearance is compared with the accounts of staff: few among all accounts.
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_of_staff_idx ON users (id) WHERE user_type IS NULL;
