-- One key for every way a name is written, whatever the order, spelling and case of its words: `Mohammed Sani Bello` and `BELO, Muhammad Sanni` alike,
-- and `Mu’azu Ƴar’adua`, `Mu'azu 'Yar'adua` and `Muazu Yaradua`. Apostrophes and marks nobody sees are nothing, hyphens part words, hooked letters are plain.
CREATE OR REPLACE FUNCTION key_of_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(sound, ' ' ORDER BY sound), '') FROM (
    SELECT DISTINCT regexp_replace(left(word, 1) || translate(substr(word, 2), 'aeiouyhw', ''), '(.)\1+', '\1', 'g') AS sound
    FROM regexp_split_to_table(
      translate(replace(replace(lower(translate(left(name, 160), 'ƊƁƘƳɗɓƙƴ''’ʼ‘ʻ`´′' || E'\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad', 'dbkydbky')),
        'ph', 'f'), 'ck', 'k'), 'cqzjvy', 'kkskfi'), '[^a-z0-9]+') AS word
    WHERE length(word) > 1
  ) AS words
$$;
