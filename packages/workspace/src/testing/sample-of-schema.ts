/** As far as zod's schemas are read here: what each is made of, and whether it takes a value. */
interface Schema {
  readonly _zod: { readonly def: Definition };
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

/** Of any text one UUID. */
function uuidOf(text: string): string {
  const letters = [...text].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  return `0199a1f0-0000-7000-8000-${letters.slice(-12).padStart(12, '0')}`;
}

/** Texts of every form the contract knows: the first that a schema takes is its sample. */
function textsFor(key: string, index: number): readonly string[] {
  return [
    ...[`${key} ${index + 1}`, `2026-11-20T09:${String(index).padStart(2, '0')}:00.000Z`, '2026-11-20', '2026-11'],
    ...[
      uuidOf(`${key}${index}`),
      `name${index}@example.ng`,
      '08031234567',
      'taxpayer.read',
      'remita',
      String(index + 1),
    ],
  ];
}

/** A value that a schema takes, made up from the schema; what cannot be made up is named. */
export function sampleOfSchema(schema: object, index: number, key = 'value'): unknown {
  const { def } = (schema as Schema)._zod;
  const accepted = (candidates: readonly unknown[]) => {
    const found = candidates.find((candidate) => (schema as Schema).safeParse(candidate).success);
    if (found === undefined)
      throw new Error(`No sample fits "${key}" (${def.type}): the test gives one itself, with itemOf`);
    return found;
  };
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape ?? {}).map(([name, field]) => [name, sampleOfSchema(field, index, name)]);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    case 'optional':
      return undefined;
    case 'nullable':
    case 'default':
    case 'readonly':
      return def.innerType && sampleOfSchema(def.innerType, index, key);
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'union':
      return def.options?.[0] && sampleOfSchema(def.options[0], index, key);
    case 'string':
      return accepted(textsFor(key, index));
    default:
      return accepted([index + 1, false, [], {}]);
  }
}

/** What an endpoint's list answers with for a row: made up from its schema, with that id where there is one. */
export function sampleItem(response: object, index: number, id: string): object {
  const list = (response as Schema)._zod.def.shape?.data as unknown as { _zod: { def: { element: Schema } } };
  const { element } = list._zod.def;
  const item = sampleOfSchema(element, index) as Record<string, unknown>;
  const field = element._zod.def.shape?.id;
  return field ? { ...item, id: [id, uuidOf(id)].find((one) => field.safeParse(one).success) ?? item.id } : item;
}
