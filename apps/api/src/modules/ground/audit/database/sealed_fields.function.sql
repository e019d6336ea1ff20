-- Every field with its length in bytes, one that is absent as `~`, so that nothing can move from one field into the next.
CREATE OR REPLACE FUNCTION sealed_fields(fields text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(coalesce(octet_length(field)::text || ':' || field, '~'), '' ORDER BY ordinal)
  FROM unnest(fields) WITH ORDINALITY AS given (field, ordinal)
$$;
