/** A terminal takes cards and transfers. Anything else, cash above all, is no channel of a terminal: null. */
export function posChannel(name: string | null): 'card' | 'transfer' | null {
  const letters = name?.toLowerCase();
  return letters === 'card' || letters === 'transfer' ? letters : null;
}
