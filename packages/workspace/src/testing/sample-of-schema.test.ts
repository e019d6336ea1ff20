import { listUsers } from '@portal/contracts';
import { expect, it } from 'vitest';
import { sampleItem, sampleOfSchema } from './sample-of-schema.ts';

it('makes up a row that the endpoint may answer with, each with an id of its own', () => {
  const data = ['row-0', 'row-1'].map((id, index) => sampleItem(listUsers.response, index, id));
  const page = { data, totalRecords: 2, isBounded: false, pageSize: 50, after: null, before: null };
  const ids = listUsers.response.parse(page).data.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

it('names the field it can make nothing up for', () => {
  const neverMet = { _zod: { def: { type: 'string' } }, safeParse: () => ({ success: false }) };
  const schema = {
    _zod: { def: { type: 'object', shape: { riddle: neverMet } } },
    safeParse: () => ({ success: true }),
  };
  expect(() => sampleOfSchema(schema, 0)).toThrow('No sample fits "riddle" (string)');
});
