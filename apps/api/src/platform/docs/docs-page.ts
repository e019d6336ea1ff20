import { errorCatalogue } from '@portal/contracts';
import { openApiPath } from '../http/addresses.ts';
import type { Content, OpenApiDocument, Operation, Parameter } from './openapi-document.ts';

export const docsStyle = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
h2{margin-top:2.5rem;text-transform:capitalize}
article{border:1px solid #8886;border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0;overflow-x:auto}
h3{margin:0;font-size:1rem;font-weight:600}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{overflow-x:auto;background:#8881;padding:.5rem;border-radius:.25rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #8884}
:target{outline:2px solid #2b8a3e}
`;

/** The whole documentation as one page that needs no script. */
export function docsPage({ info, paths = {}, components }: OpenApiDocument): string {
  const sections = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? 'other';
      sections.set(tag, [...(sections.get(tag) ?? []), article(method, path, operation)]);
    }
  }
  const title = escaped(info.title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${docsStyle}</style></head><body>
<h1>${title}</h1><p>${escaped(info.description ?? '')}</p>
<p>Version ${escaped(info.version)}. For machines: <a href="${openApiPath}">OpenAPI 3.1</a>.</p>
${Array.from(sections, ([tag, articles]) => `<h2>${escaped(tag)}</h2>${articles.join('')}`).join('')}
<h2>Shapes</h2>${Object.entries(components?.schemas ?? {})
    .map(shape)
    .join('')}
<h2>Errors</h2><p>Each has the shape <a href="#${shapeId('Problem')}">Problem</a>.</p>${errorTable()}</body></html>`;
}

function article(method: string, path: string, operation: Operation): string {
  return `<article id="${escaped(operation.operationId ?? '')}">
<h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3><p>${escaped(operation.summary ?? '')}</p>
<p>Who may call: ${escaped(accessInWords(operation['x-access']))}</p>
${parameterTable(operation.parameters ?? [])}${contents('Body', operation.requestBody?.content)}
${Object.entries(operation.responses ?? {})
  .map(response)
  .join('')}</article>`;
}

function shape([name, schema]: [string, unknown]): string {
  return `<article id="${shapeId(name)}"><h3><code>${escaped(name)}</code></h3><pre>${json(schema, 2)}</pre></article>`;
}

function shapeId(name: string): string {
  return `shape-${escaped(name)}`;
}

function accessInWords(access: Operation['x-access']): string {
  if (access === 'public') return 'anybody';
  if (access === undefined || typeof access === 'string') return 'anybody who is signed in';
  return access.join(', ');
}

function parameterTable(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${escaped(place)}${required ? ', required' : ''}</td><td><code>${json(schema)}</code></td></tr>`,
  );
  return `<table><tr><th>Parameter</th><th>Where</th><th>What</th></tr>${rows.join('')}</table>`;
}

function response([status, { description = '', content }]: [
  string,
  { readonly description?: string; readonly content?: Content },
]): string {
  if (status.startsWith('2')) return contents(`Answer ${status}`, content);
  const reasons = description.split('\n\n').map((reason) => `<br>${escaped(reason)}`);
  return `<p><strong>${escaped(status)}</strong>${reasons.join('')}</p>`;
}

function contents(title: string, content: Content | undefined): string {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema }]) =>
        `<details><summary>${title} <code>${escaped(type)}</code></summary><pre>${json(schema, 2)}</pre></details>`,
    )
    .join('');
}

function errorTable(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, message }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escaped(message)}</td></tr>`,
  );
  return `<table><tr><th>Code</th><th>Status</th><th>Message</th></tr>${rows.join('')}</table>`;
}

function json(value: unknown, indent?: number): string {
  return escaped(JSON.stringify(value ?? {}, undefined, indent)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (reference, name: string) => `<a href="#${shapeId(name)}">${reference}</a>`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
