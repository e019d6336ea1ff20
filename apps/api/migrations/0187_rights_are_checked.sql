-- outside a transaction
-- The rights of consents given before are checked by the list of 0183, beside whoever reads and writes them.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE representations VALIDATE CONSTRAINT representations_rights_check;
