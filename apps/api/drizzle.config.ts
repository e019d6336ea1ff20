import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/db/*.table.ts', './src/modules/*/data/*.table.ts'],
  out: './migrations',
  migrations: { prefix: 'index' },
});
