import type { PrintedCall } from './printed-call.ts';

/** Languages of the signed example: Python and PHP have no Ed25519 of their own. */
export const signedExampleLanguages = ['curl', 'node'] as const;
type SignedExampleLanguage = (typeof signedExampleLanguages)[number];

/** The two commands that make a pair. */
export const pairExample = `openssl genpkey -algorithm ed25519 -out signing-key.pem
openssl pkey -in signing-key.pem -pubout
`;

/** A bill that is raised with a signature; complete, with \`signing-key.pem\` beside it. */
export function signedExample({ api }: Pick<PrintedCall, 'api'>, language: SignedExampleLanguage): string {
  return language === 'node' ? nodeExample(api) : shellExample(api);
}

function nodeExample(api: string): string {
  return `import { createHash, randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

const body = JSON.stringify({
  externalReference: 'INV-2026-0118',
  taxpayer: { tpui: process.env.TPUI },
  lines: [{ revenueHeadCode: process.env.HEAD, amountKobo: 450000 }],
});
const digest = createHash('sha256').update(body).digest('base64');
const covered = {
  '@method': 'POST',
  '@target-uri': '${api}/bills',
  'content-digest': \`sha-256=:\${digest}:\`,
  'content-type': 'application/json',
  'idempotency-key': 'INV-2026-0118',
};
const names = Object.keys(covered).map((name) => \`"\${name}"\`);
const input = [
  \`(\${names.join(' ')})\`,
  \`created=\${Math.floor(Date.now() / 1000)}\`,
  \`keyid="\${process.env.SIGNING_KEY}"\`,
  \`nonce="\${randomUUID()}"\`,
].join(';');
const lines = Object.entries({ ...covered, '@signature-params': input });
const base = lines.map(([name, value]) => \`"\${name}": \${value}\`).join('\\n');
const key = readFileSync('signing-key.pem');
const signature = sign(null, Buffer.from(base), key).toString('base64');

const { '@method': method, '@target-uri': url, ...headers } = covered;
const answer = await fetch(url, {
  method,
  headers: {
    ...headers,
    authorization: 'Bearer ' + process.env.KDR_KEY,
    'signature-input': \`sig=\${input}\`,
    signature: \`sig=:\${signature}:\`,
  },
  body,
});
console.log(answer.status, await answer.json());
if (!answer.ok) process.exitCode = 1;
`;
}

function shellExample(api: string): string {
  return `URL=${api}/bills

cat > body.json <<JSON
{
  "externalReference": "INV-2026-0118",
  "taxpayer": { "tpui": "$TPUI" },
  "lines": [{ "revenueHeadCode": "$HEAD", "amountKobo": 450000 }]
}
JSON
DIGEST="sha-256=:$(openssl dgst -sha256 -binary body.json | base64):"
NAMES='"@method" "@target-uri" "content-digest" "content-type" "idempotency-key"'
INPUT="($NAMES);created=$(date +%s);keyid=\\"$SIGNING_KEY\\""
INPUT="$INPUT;nonce=\\"$(openssl rand -hex 16)\\""
printf '%s' "\\"@method\\": POST
\\"@target-uri\\": $URL
\\"content-digest\\": $DIGEST
\\"content-type\\": application/json
\\"idempotency-key\\": INV-2026-0118
\\"@signature-params\\": $INPUT" > base.txt
SIGNATURE=$(openssl pkeyutl -sign -rawin -inkey signing-key.pem \\
  -in base.txt | base64 | tr -d '\\n')

curl -sS --fail-with-body "$URL" \\
  -H "Authorization: Bearer $KDR_KEY" \\
  -H "Content-Digest: $DIGEST" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: INV-2026-0118" \\
  -H "Signature-Input: sig=$INPUT" \\
  -H "Signature: sig=:$SIGNATURE:" \\
  --data-binary @body.json
`;
}
