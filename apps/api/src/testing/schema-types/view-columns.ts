import { parseStoredQuery, type StoredNode, type StoredValue } from './stored-query.ts';

/** What is known of a value beyond its type. */
export interface Known {
  readonly isNotNull: boolean;
  /** The only values it may have, as TypeScript writes them. */
  readonly words?: readonly string[] | undefined;
}

const nothing: Known = { isNotNull: false };
/** What PostgreSQL calls the rows a column comes from: a relation, a query in brackets, and those that were grouped. */
const fromRelation = '0';
const fromQuery = '1';
const fromGroups = '9';

/** What the columns of a view are known to hold, in their order; PostgreSQL itself calls each of them nullable. */
export function columnsOfView(
  query: string,
  columnOf: (relation: string, position: number) => Known,
): readonly Known[] {
  const [view] = list(parseStoredQuery(query));
  return isNode(view) ? columnsOfQuery(view) : [];

  function columnsOfQuery(of: StoredNode): readonly Known[] {
    if (of.fields.setOperations) return columnsOfUnion(of);
    return nodes(of.fields.targetList)
      .filter(({ fields }) => fields.resjunk !== 'true')
      .map(({ fields }) => known(of, fields.expr));
  }

  function columnsOfUnion(of: StoredNode): readonly Known[] {
    const parts = nodes(of.fields.rtable).flatMap(({ fields }) =>
      isNode(fields.subquery) ? [columnsOfQuery(fields.subquery)] : [],
    );
    return (parts[0] ?? []).map((_, index) => eitherOf(parts.map((part) => part[index] ?? nothing)));
  }

  function known(of: StoredNode, value: StoredValue | undefined): Known {
    if (!isNode(value)) return nothing;
    if (value.kind === 'VAR') return knownOfColumn(of, value);
    if (value.kind === 'CONST') return knownOfConstant(value);
    if (value.kind === 'CASEEXPR')
      return eitherOf([
        ...nodes(value.fields.args).map(({ fields }) => known(of, fields.result)),
        value.fields.defresult ? known(of, value.fields.defresult) : nothing,
      ]);
    if (value.kind === 'COALESCEEXPR' || value.kind === 'COALESCE') {
      const choices = nodes(value.fields.args).map((choice) => known(of, choice));
      return { ...eitherOf(choices), isNotNull: choices.some(({ isNotNull }) => isNotNull) };
    }
    return nothing;
  }

  function knownOfColumn(of: StoredNode, { fields }: StoredNode): Known {
    const rows = nodes(of.fields.rtable)[Number(fields.varno) - 1];
    if (!rows || fields.varlevelsup !== '0') return nothing;
    const position = Number(fields.varattno);
    const isOuter = list(fields.varnullingrels).length > 1;
    const found = (): Known => {
      const { rtekind, relid, subquery, groupexprs } = rows.fields;
      if (rtekind === fromRelation) return columnOf(String(relid), position);
      if (rtekind === fromQuery && isNode(subquery)) return columnsOfQuery(subquery)[position - 1] ?? nothing;
      return rtekind === fromGroups ? known(of, list(groupexprs)[position - 1]) : nothing;
    };
    const { isNotNull, words } = found();
    return { isNotNull: isNotNull && !isOuter, words };
  }
}

const textType = '25';

function knownOfConstant({ fields }: StoredNode): Known {
  if (fields.constisnull === 'true') return { isNotNull: false, words: [] };
  // Length, `[`, four bytes of a header, the letters, `]`.
  const bytes = list(fields.constvalue).slice(6, -1).map(Number);
  const isShort = fields.consttype === textType;
  return { isNotNull: true, words: isShort ? [`'${Buffer.from(bytes).toString()}'`] : undefined };
}

function eitherOf(choices: readonly Known[]): Known {
  const words = choices.map((choice) => choice.words);
  return {
    isNotNull: choices.length > 0 && choices.every(({ isNotNull }) => isNotNull),
    words: words.every((some) => some !== undefined) ? [...new Set(words.flat())] : undefined,
  };
}

function isNode(value: StoredValue | undefined): value is StoredNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function list(value: StoredValue | undefined): readonly StoredValue[] {
  return Array.isArray(value) ? value : [];
}

function nodes(value: StoredValue | undefined): readonly StoredNode[] {
  return list(value).filter(isNode);
}
