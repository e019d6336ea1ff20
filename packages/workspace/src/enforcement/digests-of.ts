/** The SHA-256 of each file, in hexadecimal: by it a photograph is recognised later. */
export function digestsOf(files: readonly File[]): Promise<readonly string[]> {
  return Promise.all(
    files.map(async (file) => {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    }),
  );
}
