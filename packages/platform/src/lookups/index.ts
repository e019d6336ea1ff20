export { type LgaLookup, type LookupName, type LookupOf, lgasQuery, lookupQuery } from './lookup-queries.ts';
export { useLgas, useLookup, useOpenOffices } from './use-lookup.ts';
export { useSwitchedOff } from './use-switched-off.ts';
