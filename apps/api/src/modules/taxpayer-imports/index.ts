export { readSpreadsheet } from './reading/read-spreadsheet.ts';
export { SpreadsheetRefused } from './reading/spreadsheet-refused.ts';
export { taxpayerImportsModule } from './taxpayer-imports.module.ts';
