import type { JsonSchema } from './partner-document-parts.ts';

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-12-29',
  'date-time': '2026-11-29T08:15:00Z',
  uuid: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
};

/** What an answer of this shape looks like: the contract's own example of a field first. */
export function sampleOf(schema: JsonSchema): unknown {
  const { examples, enum: choices, anyOf, items, properties } = schema;
  if (examples) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (choices) return choices[0];
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (items) return [sampleOf(items)];
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each)]));
  return sampleOfText(schema);
}

function sampleOfText({ type: types, format, minimum }: JsonSchema): unknown {
  const [type] = [types ?? 'null'].flat();
  if (type === 'string') return byFormat[format ?? ''] ?? '…';
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 0, 0);
  if (type === 'boolean') return false;
  return type === 'object' ? {} : null;
}

/** What one sends: every field that is needed, and the others as far as the contract has an example of them. */
export function sampleToSend(schema: JsonSchema): unknown {
  const { examples, items, properties, required = [] } = schema;
  if (examples) return examples[0];
  if (items) return [sampleToSend(items)];
  if (!properties) return sampleOf(schema);
  const sent = Object.entries(properties).filter(([name, each]) => required.includes(name) || each.examples);
  return Object.fromEntries(sent.map(([name, each]) => [name, sampleToSend(each)]));
}
