import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export const manifestFolder = join(import.meta.dirname, '../../kubernetes');

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec?: unknown;
  readonly data?: Readonly<Record<string, string>>;
}

/** Every document of a file of `kubernetes/`; throws where one is no YAML. */
export function readManifests(file: string): readonly Manifest[] {
  return parseAllDocuments(readFileSync(join(manifestFolder, file), 'utf8')).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Manifest;
  });
}

export function manifestFiles(): readonly string[] {
  return readdirSync(manifestFolder).filter((name) => name.endsWith('.yml'));
}
