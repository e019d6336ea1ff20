import { expect, it } from 'vitest';
import { readCatalogue } from '../../testing/schema-types/catalogue.ts';
import { writeSchemaTypes } from '../../testing/schema-types/write-schema-types.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const { owner } = await createTestDatabase();

it('types every table and view as the migrated catalogue has it (renew: npm run db:types)', async () => {
  const types = writeSchemaTypes(await readCatalogue(owner.$client));

  await expect(types).toMatchFileSnapshot('./schema.generated.ts');
});
