import { amountRuleSchema, headAttributeSchema } from '@portal/contracts';
import { expect, it } from 'vitest';
import { checkRule } from '../src/modules/money/tariffs/domain/check-rule.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { installedTariffs } from './reference-data/tariffs.ts';
import { seedReferenceData } from './seed-reference-data.ts';

const { db, ownerUrl } = await createTestDatabase();

it.each(installedTariffs)('the tariff of $code can be reckoned from what it asks', ({ attributes, rule }) => {
  expect(amountRuleSchema.parse(rule)).toEqual(rule);
  for (const attribute of attributes) expect(headAttributeSchema.parse(attribute)).toEqual(attribute);
  expect(checkRule(attributes, rule)).toEqual({});
});

it('comes once, however often the reference data is written', async () => {
  const count = async () =>
    (
      await db.$client.query(
        'select (select count(*)::int from head_tariffs) as tariffs, (select count(*)::int from head_attributes) as attributes',
      )
    ).rows[0];
  const before = await count();
  expect(before.tariffs).toBe(installedTariffs.length);
  await seedReferenceData(ownerUrl);
  expect(await count()).toEqual(before);
});
