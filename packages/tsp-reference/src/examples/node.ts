import { literal, type Notation, type PrintedCall } from './printed-call.ts';

const script: Notation = {
  variable: (name) => `process.env.${name}`,
  text: quoted,
  nothing: 'null',
  field: (name) => `${name}: `,
  open: { fields: '{', list: '[' },
  close: { fields: '}', list: ']' },
  lastComma: ',',
};

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** A module for Node 18 and later, with nothing to install. */
export function nodeExample({ api, method, path, idempotencyKey, body, fileName }: PrintedCall): string {
  const address = path.map((part) => (typeof part === 'string' ? part : `\${process.env.${part.variable}}`)).join('');
  return [
    ...(fileName ? ["import { writeFile } from 'node:fs/promises';", ''] : []),
    `const api = '${api}';`,
    '',
    `const answer = await fetch(\`\${api}${address}\`, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    '    authorization:',
    "      'Bearer ' + process.env.KDR_KEY,",
    ...(idempotencyKey ? [`    'idempotency-key': '${idempotencyKey}',`] : []),
    ...(body === undefined ? [] : ["    'content-type': 'application/json',"]),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, script, '  ')}),`]),
    '});',
    ...(fileName
      ? [`await writeFile('${fileName}', Buffer.from(await answer.arrayBuffer()));`, 'console.log(answer.status);']
      : ['console.log(answer.status, await answer.json());']),
    'if (!answer.ok) process.exitCode = 1;',
    '',
  ].join('\n');
}
