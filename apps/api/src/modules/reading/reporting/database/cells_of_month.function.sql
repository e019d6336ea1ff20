CREATE OR REPLACE FUNCTION cells_of_month(month date)
RETURNS TABLE (dimension text, key text, other_dimension text, other_key text, payers integer) LANGUAGE sql STABLE AS $$
  with span as (
    select lagos_midnight(cells_of_month.month) as begins, lagos_midnight((cells_of_month.month + interval '1 month')::date) as ends
  ),
  lines as materialized (
    select payer_key, revenue_head_id::text as head, channel_id::text as channel, coalesce(tax_office_id::text, '') as office,
      coalesce(lga_id::text, '') as lga, payer_category_id::text as category, day::text as day,
      extract(isodow from day) || '-' || extract(hour from at - lagos_midnight(day)) as weekday_hour,
      bool_or(is_void) as is_void, sum(amount_kobo) as kobo
    from span join collection_lines on at >= begins and at < ends group by 1, 2, 3, 4, 5, 6, 7, 8
  ),
  payers as (
    select payer_key, not bool_or(is_void) as counts,
      case when sum(kobo) <= 0 then 'rest' else case
        when row_number() over (order by sum(kobo) desc, payer_key) <= 10 then '10'
        when row_number() over (order by sum(kobo) desc, payer_key) <= 50 then '50'
        when row_number() over (order by sum(kobo) desc, payer_key) <= 100 then '100'
        else 'rest' end end as rank
    from lines group by payer_key
  ),
  parts as (
    select payer_key, counts, p.*
    from lines join payers using (payer_key)
    cross join lateral (select array['head', 'channel', 'office', 'lga', 'category', 'day', 'weekday-hour', 'rank'] as dimensions,
      array[head, channel, office, lga, category, day, weekday_hour, rank] as keys) p
  ),
  cells as (
    select dimensions[a] as dimension, keys[a] as key, dimensions[b] as other_dimension, keys[b] as other_key, payer_key, counts,
      row_number() over (partition by payer_key, a, b order by keys[a], keys[b]) as place
    from parts cross join generate_series(1, 8) a cross join generate_series(1, 8) b where a < b
    group by a, b, dimensions[a], keys[a], dimensions[b], keys[b], payer_key, counts
  )
  select dimension, key, other_dimension, other_key,
    (count(*) filter (where counts and place = 1))::int as payers
  from cells group by 1, 2, 3, 4 order by 1, 2, 3, 4
$$;
COMMENT ON FUNCTION cells_of_month IS 'For each two dimensions, who pays in a part of both. A payer counts in one cell of two dimensions, and nowhere when something of theirs was voided in the month: what was taken back may leave nothing of them in a sum.';
