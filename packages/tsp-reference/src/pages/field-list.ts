import { breakable, escaped, marked } from '../html.ts';
import type { JsonSchema } from '../partner-document-parts.ts';
import type { ReferenceWords } from '../words/words.ts';

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isNeeded: boolean;
}

/** Every field of a shape with its full name, as in `lines[].amountKobo`. */
function fieldsOf(schema: JsonSchema, name = '', isNeeded = true): readonly Field[] {
  const own = name ? [{ name, schema, isNeeded }] : [];
  const shapes = (schema.anyOf ?? []).filter(({ type }) => type === 'object');
  // One shape or another: none of the fields of either is needed by itself.
  if (shapes.length > 1)
    return [
      ...own,
      ...shapes.flatMap((shape) => fieldsOf(shape, name)).map((field) => ({ ...field, isNeeded: false })),
    ];
  const inner = innerOf(schema);
  if (inner.items) {
    const ofItems = fieldsOf(inner.items, `${name}[]`);
    return [...own, ...ofItems.filter((field) => field.name !== `${name}[]`)];
  }
  const { properties = {}, required = [] } = inner;
  const fields = Object.entries(properties).flatMap(([each, described]) =>
    fieldsOf(described, name ? `${name}.${each}` : each, required.includes(each)),
  );
  return [...own, ...fields];
}

/** What stands beside null. */
function innerOf(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ type }) => type === 'object' || type === 'array') ?? schema;
}

/** Fields as a list of descriptions; what is needed is said only of what is sent. */
export function fieldList(schema: JsonSchema, words: ReferenceWords, isSent: boolean): string {
  const rows = fieldsOf(schema).map(({ name, schema: described, isNeeded }) =>
    describedField(name, described, isSent && isNeeded, words),
  );
  return rows.length > 0 ? `<dl class="dev-fields">${rows.join('')}</dl>` : '';
}

export function describedField(name: string, schema: JsonSchema, isNeeded: boolean, words: ReferenceWords): string {
  const kind = escaped(kindOf(schema, words));
  const needed = isNeeded ? ` · <b>${words.needed}</b>` : '';
  const description = schema.description ?? schema.anyOf?.find((each) => each.description)?.description ?? '';
  const choices = (schema.enum ?? []).map((each) => `<code>${escaped(String(each))}</code>`).join(' ');
  const unsaid = schema.default;
  const isSaid = unsaid !== undefined && typeof unsaid !== 'object' && unsaid !== '';
  const otherwise = isSaid ? `${words.ifLeftOut}: <code>${escaped(String(unsaid))}</code>` : '';
  const text = [description && `<span lang="en">${marked(description)}</span>`, choices, otherwise].filter(Boolean);
  return `<div><dt><code>${breakable(name)}</code><small>${kind}${needed}</small></dt><dd>${text.join('<br>')}</dd></div>`;
}

function kindOf(schema: JsonSchema, words: ReferenceWords): string {
  const { anyOf, enum: choices, const: fixed, format } = schema;
  if (anyOf) return Array.from(new Set(anyOf.map((each) => kindOf(each, words)))).join(', ');
  if (fixed !== undefined) return String(fixed);
  const types = choices ? ['string'] : [schema.type ?? 'object'].flat();
  const names = types.map((type) => words.types[(type === 'string' && format) || type] ?? words.types[type] ?? type);
  return [...names, boundsOf(schema, words)].filter(Boolean).join(', ');
}

function boundsOf(schema: JsonSchema, words: ReferenceWords): string {
  const { minimum, minLength, maxLength, minItems, maxItems } = schema;
  if (maxLength !== undefined) return `${range(minLength, maxLength, words)} ${words.signs}`;
  if (maxItems !== undefined) return `${range(minItems, maxItems, words)} ${words.rows}`;
  const largest = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum;
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  return largest === undefined ? (least === undefined ? '' : words.atLeast(least)) : range(least, largest, words);
}

function range(least: number | undefined, most: number, words: ReferenceWords): string {
  return least === undefined || least === 0 ? words.atMost(most) : words.between(least, most);
}
