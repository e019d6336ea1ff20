/**
 * The bytes of a base64url text, or undefined unless it is the one spelling of them: Node reads others as well (padding, `+`,
 * stray bits in the last letter), and then two texts would pass for one signature.
 */
export function fromBase64Url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}
