const storageKey = 'payment-user-id';

let ofThisPage: string | undefined;

/** The anonymous `userId` of the realtime request: random, one a tab, never an authority. */
export function tabUserId(): string {
  if (ofThisPage) return ofThisPage;
  try {
    ofThisPage = sessionStorage.getItem(storageKey) ?? makeId();
    sessionStorage.setItem(storageKey, ofThisPage);
  } catch {
    ofThisPage = makeId();
  }
  return ofThisPage;
}

/** Not `crypto.randomUUID`: that one is missing on plain HTTP. */
function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
