import { apiBasePath, type PartnerEndpoint, partnerBasePath } from '@portal/contracts';
import type { PartnerDocument } from '../partner-document-parts.ts';
import { sampleToSend } from '../samples.ts';

/** Stands in a value of an example: the reader's own, from the environment. */
interface FromEnvironment {
  readonly variable: string;
}

export type Printed = string | number | boolean | null | FromEnvironment | readonly Printed[] | PrintedFields;
interface PrintedFields {
  readonly [name: string]: Printed;
}

/** A call as every language prints it. */
export interface PrintedCall {
  readonly api: string;
  readonly method: PartnerEndpoint['method'];
  /** Below the interface's address; parts may be of the reader. */
  readonly path: readonly (string | FromEnvironment)[];
  readonly idempotencyKey: string | undefined;
  readonly body: Printed | undefined;
  /** The answer is a file: it is kept under this name. */
  readonly fileName: string | undefined;
}

/** What only the reader has, by the names of fields: examples take it from the environment, so that they run as they are printed. */
const ofReader: Readonly<Record<string, string>> = {
  tpui: 'TPUI',
  number: 'CERTIFICATE',
  revenueHeadCode: 'HEAD',
  reference: 'BILL',
  billReference: 'BILL',
  batchId: 'BATCH',
  settlement: 'SETTLEMENT',
  webhookId: 'WEBHOOK',
  deliveryId: 'DELIVERY',
  eventId: 'EVENT',
  certificationId: 'CERTIFICATION',
  list: 'LIST',
};

/** The contract's own example of a call. */
export function printedCallOf(document: PartnerDocument, endpoint: PartnerEndpoint): PrintedCall {
  const described = document.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
  const schema = described?.requestBody?.content['application/json']?.schema;
  const body = schema && (asPrinted(sampleToSend(schema)) as Printed);
  const own = (body as { readonly externalReference?: string } | undefined)?.externalReference;
  return {
    api: document.servers[0]?.url ?? `${apiBasePath}${partnerBasePath}`,
    method: endpoint.method,
    path: endpoint.path.split(/(:\w+)/).map((part) => (part.startsWith(':') ? ofEnvironment(part.slice(1)) : part)),
    idempotencyKey: endpoint.isOnceOnly && (own ?? 'batch-2026-0117'),
    body,
    fileName: endpoint.contentType && `${endpoint.path.slice(endpoint.path.lastIndexOf('/') + 1)}.pdf`,
  };
}

function ofEnvironment(name: string): string | FromEnvironment {
  const variable = ofReader[name];
  return variable ? { variable } : name;
}

function asPrinted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asPrinted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const variable = typeof each === 'string' && ofReader[name];
      return [name, variable ? { variable } : asPrinted(each)];
    }),
  );
}

function isOfReader(value: unknown): value is FromEnvironment {
  return typeof value === 'object' && value !== null && 'variable' in value;
}

/** How a language writes its literals. */
export interface Notation {
  readonly variable: (name: string) => string;
  readonly text: (text: string) => string;
  readonly nothing: string;
  readonly field: (name: string) => string;
  readonly open: { readonly fields: string; readonly list: string };
  readonly close: { readonly fields: string; readonly list: string };
  readonly lastComma: string;
}

/** A value in a language's literals, small ones on one line. */
export function literal(value: Printed, notation: Notation, indent: string): string {
  if (isOfReader(value)) return notation.variable(value.variable);
  if (typeof value === 'string') return notation.text(value);
  if (value === null) return notation.nothing;
  if (typeof value !== 'object') return String(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((each: Printed) => literal(each, notation, deeper))
    : Object.entries(value).map(
        ([name, each]) => `${notation.field(name)}${literal(each as Printed, notation, deeper)}`,
      );
  const kind = isList ? 'list' : 'fields';
  const [open, close] = [notation.open[kind], notation.close[kind]];
  const inLine = parts.join(', ');
  if (!inLine.includes('\n') && inLine.length <= 32)
    return isList ? `${open}${inLine}${close}` : `${open} ${inLine} ${close}`;
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}${notation.lastComma}\n${indent}${close}`;
}
