import { literal, type Notation, type PrintedCall } from './printed-call.ts';

const php: Notation = {
  variable: (name) => `getenv('${name}')`,
  text: (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
  nothing: 'null',
  field: (name) => `'${name}' => `,
  open: { fields: '[', list: '[' },
  close: { fields: ']', list: ']' },
  lastComma: ',',
};

/** PHP 8 with streams, which every installation has. */
export function phpExample({ api, method, path, idempotencyKey, body, fileName }: PrintedCall): string {
  const address = path
    .map((part) => (typeof part === 'string' ? `'${part}'` : `getenv('${part.variable}')`))
    .filter((part) => part !== "''")
    .join(' . ');
  return [
    '<?php',
    `$api = '${api}';`,
    '',
    "$call = stream_context_create(['http' => [",
    `  'method' => '${method}',`,
    "  'ignore_errors' => true,",
    "  'header' => [",
    "    'Authorization: Bearer '",
    "      . getenv('KDR_KEY'),",
    ...(idempotencyKey ? [`    'Idempotency-Key: ${idempotencyKey}',`] : []),
    ...(body === undefined ? [] : ["    'Content-Type: application/json',"]),
    '  ],',
    ...(body === undefined ? [] : [`  'content' => json_encode(${literal(body, php, '  ')}),`]),
    ']]);',
    '$answer = file_get_contents(',
    `  $api . ${address},`,
    '  false, $call);',
    fileName ? `file_put_contents('${fileName}', $answer);` : 'echo $answer, "\\n";',
    '',
  ].join('\n');
}
