import { literal, type Notation, type PrintedCall } from './printed-call.ts';

const json: Notation = {
  variable: (name) => `"$${name}"`,
  text: (text) => JSON.stringify(text),
  nothing: 'null',
  field: (name) => `${JSON.stringify(name)}: `,
  open: { fields: '{', list: '[' },
  close: { fields: '}', list: ']' },
  lastComma: '',
};

/** For a POSIX shell. */
export function curlExample({ api, method, path, idempotencyKey, body, fileName }: PrintedCall): string {
  const address = path.map((part) => (typeof part === 'string' ? part : `$${part.variable}`)).join('');
  const lines = [
    `curl -sS --fail-with-body "$API${address}"`,
    ...(method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`-X ${method}`]),
    '-H "Authorization: Bearer $KDR_KEY"',
    ...(idempotencyKey ? [`-H "Idempotency-Key: ${idempotencyKey}"`] : []),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', '-d @- <<JSON']),
    ...(fileName ? [`-o ${fileName}`] : []),
  ];
  const end = body === undefined ? '' : `\n${literal(body, json, '')}\nJSON`;
  return `API=${api}\n\n${lines.join(' \\\n  ')}${end}\n`;
}
