import type { Catalogue, CatalogueColumn, CatalogueRelation } from './catalogue.ts';
import { columnsOfView, type Known } from './view-columns.ts';
import { wordsOfChecks } from './words-of-checks.ts';

const head = `// Written from the migrated catalogue by \`npm run db:types\`; never edited by hand (docs/decisions/0735).
import type { ColumnType, GeneratedAlways } from 'kysely';

/** May be left out of a new row. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** An instant; taken as \`Date\` or in ISO 8601. */
type Instant = ColumnType<Date, Date | string, Date | string>;
/** Whatever it holds is for its reader to say; written as text, since the driver takes a list for an array of PostgreSQL. */
type Json = ColumnType<unknown, string, string>;
`;

/** As the driver is set up (\`platform/db/column-types.ts\`): int8 is a safe number, a date is text, an instant is a Date. */
const typesOfDriver: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'string',
  text: 'string',
  time: 'string',
  timestamptz: 'Instant',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
};
/** Elements that the driver reads one by one. */
const elementsOfDriver = ['int4', 'text'];

/** The types of all tables and views, as TypeScript for Kysely. */
export function writeSchemaTypes({ relations, columns }: Catalogue): string {
  const known = knownColumns({ relations, columns });
  const names = relations.map(({ name }) => `  '${name}': ${typeName(name)};`);
  const interfaces = relations.map((relation) => {
    const own = columns.filter(({ relation: of }) => of === relation.id);
    const lines = own.map(
      (column) => `${comment(column.comment, '  ')}  ${column.name}: ${typeOf(column, known(column))};`,
    );
    return `${comment(relation.comment)}interface ${typeName(relation.name)} {\n${lines.join('\n')}\n}\n`;
  });
  const schema = `/** Every table and view, by its name. */\nexport interface Schema {\n${names.join('\n')}\n}\n`;
  return [head, schema, ...interfaces].join('\n');
}

function knownColumns({ relations, columns }: Catalogue): (column: CatalogueColumn) => Known {
  const relationOf = new Map(relations.map((relation) => [relation.id, relation]));
  const columnAt = new Map(columns.map((column) => [`${column.relation} ${column.position}`, column]));
  const found = new Map<string, readonly Known[]>();

  function knownOfView(view: CatalogueRelation): readonly Known[] {
    const columnsKnown =
      found.get(view.id) ??
      columnsOfView(view.query ?? '', (relation, position) => {
        const column = columnAt.get(`${relation} ${position}`);
        return column ? known(column) : { isNotNull: false };
      });
    found.set(view.id, columnsKnown);
    return columnsKnown;
  }

  function known(column: CatalogueColumn): Known {
    const relation = relationOf.get(column.relation);
    if (relation?.query) return knownOfView(relation)[column.position - 1] ?? { isNotNull: false };
    return { isNotNull: column.isNotNull, words: wordsOfChecks(relation?.checks ?? []).get(column.name) };
  }
  return known;
}

function typeOf(column: CatalogueColumn, { isNotNull, words }: Known): string {
  const value = valueType(column, words);
  const type = isNotNull ? value : `${value} | null`;
  if (column.isIdentityAlways || column.isGenerated) return `GeneratedAlways<${type}>`;
  return column.hasDefault ? `Generated<${type}>` : type;
}

function valueType({ relation, name, type, element, words: labels }: CatalogueColumn, said: Known['words']): string {
  const words = said ?? labels?.map((label) => `'${label}'`) ?? [];
  if (words.length > 0) return words.toSorted().join(' | ');
  if (element && elementsOfDriver.includes(element)) return `${typesOfDriver[element]}[]`;
  const known = typesOfDriver[type];
  if (!known) throw new Error(`Nobody has said how the driver reads the type ${type} of ${relation}.${name}`);
  return known;
}

function typeName(name: string): string {
  return name.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function comment(text: string | null, indent = ''): string {
  return text === null ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n`;
}
