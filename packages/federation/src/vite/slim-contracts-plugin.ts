import type { Plugin } from 'vite';

/** What an endpoint says for the server, the documentation and the tests. A browser is told by the server what it refuses. */
const unread = new Set(['summary', 'params', 'query', 'body', 'response']);

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
        const edits = (this.parse(code).body as unknown as readonly Declaration[])
          .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
          .flatMap(({ init }) => (init?.type === 'CallExpression' ? slimmed(code, init as Call) : []));
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

function slimmed(code: string, call: Call): readonly Edit[] {
  if (call.callee.name === 'defineEndpoint') {
    const properties = call.arguments[0]?.properties ?? [];
    return properties.flatMap(({ key, start, end }, index) =>
      key?.name && unread.has(key.name) ? [{ start, end: properties[index + 1]?.start ?? end, text: '' }] : [],
    );
  }
  // A schema is made without effects; the bundler cannot see that by itself where methods are called on it.
  return [{ ...call, text: `/* @__PURE__ */ (() => ${code.slice(call.start, call.end)})()` }];
}

function withEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), code);
}
