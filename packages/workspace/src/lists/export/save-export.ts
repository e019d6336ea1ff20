import type { Export, ResponseOf, signExport } from '@portal/contracts';
import { dayOfMoment } from '../format.ts';
import { saveFile } from './save-file.ts';

/** Hands the file of an export to the browser, under a name that says what it is. */
export function saveExport(bytes: Uint8Array, { report, requestedAt, format }: Export): void {
  saveFile(bytes, `${report}-${dayOfMoment(requestedAt)}.${format}`);
}

/** The signature beside the file: anybody can prove with the published keys that the file is the one that was taken out. */
export function saveSignature(signed: ResponseOf<typeof signExport>, { report, requestedAt, format }: Export): void {
  const text = new TextEncoder().encode(JSON.stringify(signed, null, 2));
  saveFile(text, `${report}-${dayOfMoment(requestedAt)}.${format}.signature.json`);
}
