/** Strict: one spelling per value, so that a changed character can never decode to the same bytes. */
export function fromBase64Url(encoded: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  const canonical = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replaceAll('=', '');
  if (canonical !== encoded) throw new SyntaxError('Not canonical base64url');
  return bytes;
}
