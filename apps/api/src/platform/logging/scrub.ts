const secretKeys =
  /password|secret|token$|email$|^(?:authorization|cookie|set-cookie|otp|pin|cvv|nin|nin.?number|bvn|e-?mail(?:address)?|api-?key|private-?key|phone(?:number)?|s|signedreceipt)$/i;
const redacted = '[redacted]';
const maxDepth = 6;

const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.%+-])[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  // Userinfo of an address: postgres://portal:password@host
  [/(?<!\w)(\w+:\/\/)[^\s/@]+@/g, `$1${redacted}@`],
  [/\b(bearer)\s+[\w.~+/=-]+/gi, `$1 ${redacted}`],
  [/\b((?:access_)?token|password|secret|id|signedReceipt|nin)(=|%3D)[^\s&"']+/gi, `$1$2${redacted}`],
  // A signed receipt in the address of a page.
  [/([?&]|%26|%3F)s(=|%3D)[^\s&"']+/gi, `$1s$2${redacted}`],
  // One may stand inside another address, percent-encoded.
  [/(?<=(?<![\w-])|%3D)eyJ[\w-]+\.[\w-]+\.[\w-]*/g, redacted],
  // A National Identification Number has 11 digits (a phone number too; neither belongs here).
  [/(?<!\d)\d{11}(?!\d)/g, '[11 digits]'],
];

/** Takes out of a text what may identify a person or open a door. */
export function scrubText(text: string): string {
  return secretTexts.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}

/** The same for anything a log line may carry, by the name of the field and by the look of the value. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return '[deep]';
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof Error) return scrubError(value, depth);
  if (Array.isArray(value)) return value.map((entry) => scrub(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, secretKeys.test(key) ? redacted : scrub(entry, depth + 1)]),
  );
}

/** Database errors carry the row in `detail` and the values in `parameters`: only these fields are kept. */
function scrubError(error: Error, depth: number): Record<string, unknown> {
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: scrubText(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    stack: scrubText(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: scrub(error.cause, depth + 1) }),
  };
}
