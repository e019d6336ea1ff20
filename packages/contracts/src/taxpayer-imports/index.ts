export * from './import-fields.ts';
export * from './taxpayer-imports.ts';
