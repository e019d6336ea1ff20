import type { PartnerEndpoint } from '@portal/contracts';
import type { PartnerDocument } from '../partner-document-parts.ts';
import { curlExample } from './curl.ts';
import { nodeExample } from './node.ts';
import { phpExample } from './php.ts';
import { printedCallOf } from './printed-call.ts';
import { pythonExample } from './python.ts';

/** Languages of the examples, in the order in which they are offered. */
export const exampleLanguages = ['curl', 'node', 'python', 'php'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

export const exampleLanguageNames: Readonly<Record<ExampleLanguage, string>> = {
  curl: 'curl',
  node: 'Node',
  python: 'Python',
  php: 'PHP',
};

const writers = { curl: curlExample, node: nodeExample, python: pythonExample, php: phpExample } as const;

/** The call of an operation, complete: with the reader's values in the environment it runs as it is printed. */
export function exampleOf(document: PartnerDocument, endpoint: PartnerEndpoint, language: ExampleLanguage): string {
  return writers[language](printedCallOf(document, endpoint));
}
