export { partsOf } from './parts-of.ts';
export { sheetPart, workbookOf, workbookParts } from './workbook-of.ts';
export { zipOf } from './zip-of.ts';
