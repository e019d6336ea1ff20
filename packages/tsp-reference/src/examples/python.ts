import { literal, type Notation, type PrintedCall } from './printed-call.ts';

const python: Notation = {
  variable: (name) => `os.environ['${name}']`,
  text: (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
  nothing: 'None',
  field: (name) => `'${name}': `,
  open: { fields: '{', list: '[' },
  close: { fields: '}', list: ']' },
  lastComma: ',',
};

/** Python 3 and its own library alone. What is refused is raised as `HTTPError`. */
export function pythonExample({ api, method, path, idempotencyKey, body, fileName }: PrintedCall): string {
  const address = path.map((part) => (typeof part === 'string' ? part : `{os.environ['${part.variable}']}`)).join('');
  const isPlain = path.every((part) => typeof part === 'string');
  return [
    `import ${['json', 'os', 'urllib.request'].filter((each) => each !== 'json' || !fileName || body).join(', ')}`,
    '',
    `api = '${api}'`,
    '',
    'call = urllib.request.Request(',
    isPlain ? `    api + '${address}',` : `    api + f"${address}",`,
    `    method='${method}',`,
    '    headers={',
    "        'Authorization':",
    "            'Bearer ' + os.environ['KDR_KEY'],",
    ...(idempotencyKey ? [`        'Idempotency-Key': '${idempotencyKey}',`] : []),
    ...(body === undefined ? [] : ["        'Content-Type': 'application/json',"]),
    '    },',
    ...(body === undefined ? [] : [`    data=json.dumps(${literal(body, python, '    ')}).encode(),`]),
    ')',
    'with urllib.request.urlopen(call) as answer:',
    ...(fileName
      ? [`    with open('${fileName}', 'wb') as file:`, '        file.write(answer.read())', '    print(answer.status)']
      : ['    print(answer.status, json.load(answer))']),
    '',
  ].join('\n');
}
