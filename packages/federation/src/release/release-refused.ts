/** The gate said no; the message says why and what to do, one line a fault. Nothing has been changed. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
