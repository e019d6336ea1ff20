/** Their owners' dots mean nothing there. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox an address leads to, for counting what goes there: `amina+tax@…` is `amina@…`. The database has the same as
 * `mailbox_of`. Where a mail goes, and whose account it is, is decided by the address as it was given.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, Math.max(0, at)).split('+', 1);
  const host = address.slice(at + 1);
  return withoutDots.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
