-- Money as people write it: a sign or a word of it, thousands in groups, or two decimals. `packages/contracts/src/reminders/message-text.ts` has the same.
CREATE OR REPLACE FUNCTION names_amount(said text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT said ~* '₦|#\s?\d|\yNGN\y|\yN\s?\d|\ynaira\y|\ykobo\y|\d{1,3}(,\d{3})+|\d+\.\d{2}(?!\.?\d)'
$$;
COMMENT ON FUNCTION names_amount(text) IS 'Whether money stands in it: a text message may name none.';
