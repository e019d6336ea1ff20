/** Where somebody belongs, as one value beside `users`: `Belongings` of `domain/scope-of.ts`. */
export const belongingsColumn = `json_build_object(
    'mda', (select json_build_object('id', mdas.id, 'name', mdas.name) from mdas where mdas.id = users.mda_id),
    'taxOffice', (select json_strip_nulls(json_build_object('id', tax_offices.id, 'name', tax_offices.name, 'tookOver',
        (select json_agg(gone.id order by gone.id) from tax_offices gone where gone.closed_on is not null and open_office(gone.id) = tax_offices.id)))
      from tax_offices where tax_offices.id = users.tax_office_id),
    'expertSystem', (select json_build_object('id', expert_systems.id, 'name', expert_systems.name) from expert_systems
      where expert_systems.id = users.expert_system_id),
    'tpui', users.tpui) as belongings`;
