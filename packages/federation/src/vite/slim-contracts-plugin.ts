import type { Plugin } from 'vite';

/** What an endpoint says for the server, the documentation and the tests. A browser is told by the server what it refuses. */
const unread = new Set(['summary', 'params', 'query', 'body', 'response']);

const pure = '/* @__PURE__ */ ';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
}
interface Declaration extends Node {
  readonly declaration?: Declaration | null;
  readonly declarations?: readonly { readonly init: Node | null }[];
}

/**
 * Browsers call endpoints and check nothing of them: their schemas stay out of the build, and so does every schema no form uses.
 * Otherwise each page would carry what the server knows about all that it shows.
 */
export function slimContractsPlugin(): Plugin {
  return {
    name: 'portal:slim-contracts',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/contracts\/src\/.*\.ts$/ },
      handler(code) {
        const statements = this.parse(code).body as unknown as readonly Declaration[];
        const edits = [
          ...statements
            .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
            .flatMap(({ init }) => (init && isMadeOfSchemas(init) ? withoutEffects(init) : [])),
          ...callsBelow(statements).filter(isEndpoint).flatMap(withoutSchemas),
        ];
        return edits.length > 0 ? { code: withEdits(code, edits), map: null } : undefined;
      },
    },
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function isCall(node: Node): node is Call {
  return node.type === 'CallExpression';
}

function isEndpoint({ callee }: Call): boolean {
  return callee.name === 'defineEndpoint';
}

/** A schema, or several in one object. Functions call nothing before they are called. */
function isMadeOfSchemas(init: Node): boolean {
  if (isCall(init)) return !isEndpoint(init);
  return init.type === 'ObjectExpression' && callsBelow(init).length > 0;
}

/** Of an endpoint what a call needs; without effects, so that one nobody calls goes altogether. */
function withoutSchemas({ start, arguments: [endpoint] }: Call): readonly Edit[] {
  const properties = endpoint?.properties ?? [];
  return [
    { start, end: start, text: pure },
    ...properties.flatMap(({ key, start: from, end }, index) =>
      key?.name && unread.has(key.name) ? [{ start: from, end: properties[index + 1]?.start ?? end, text: '' }] : [],
    ),
  ];
}

/** A schema is made without effects; the bundler cannot see that by itself where methods are called on it. */
function withoutEffects({ start, end }: Node): readonly Edit[] {
  return [
    { start, end: start, text: `${pure}(() => (` },
    { start: end, end, text: '))()' },
  ];
}

function callsBelow(value: unknown): readonly Call[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(callsBelow);
  return isCall(value as Node) ? [value as Call, ...below] : below;
}

function withEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), code);
}
