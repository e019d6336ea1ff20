-- Of the release before, whose index uses it; `key_of_name()` serves now. How a name sounds, whatever the order, spelling and case of its words: `Mohammed Sani Bello` and `BELO, Muhammad Sanni` alike.
CREATE OR REPLACE FUNCTION sound_of_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(sound, ' ' ORDER BY sound), '') FROM (
    SELECT DISTINCT regexp_replace(left(word, 1) || translate(substr(word, 2), 'aeiouyhw', ''), '(.)\1+', '\1', 'g') AS sound
    FROM regexp_split_to_table(
      translate(replace(replace(replace(lower(left(name, 160)), 'ph', 'f'), 'ck', 'k'), '''', ''), 'ɗɓƙcqzjvy', 'dbkkkskfi'), '[^a-z0-9]+') AS word
    WHERE length(word) > 1
  ) AS words
$$;
