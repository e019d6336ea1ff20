/** Values of the query parameter `a` (spec §2.3). */
const popupModes = [
  'login',
  'register',
  'forgot-password',
  'reset-message',
  'reset-success',
  'reset-password',
] as const;
export type PopupMode = (typeof popupModes)[number];

export function popupModeOf(search: string): PopupMode | undefined {
  const value = new URLSearchParams(search).get('a');
  return popupModes.find((mode) => mode === value);
}

/** The same address with the popup in another mode; the way back after signing in stays. */
export function searchWithMode(search: string, mode: PopupMode): string {
  const query = new URLSearchParams(search);
  query.set('a', mode);
  return `?${query}`;
}

/** The same address without the popup and what belonged to it. */
export function searchWithoutPopup(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('a');
  query.delete('routeTo');
  query.delete('token');
  const left = query.toString();
  return left ? `?${left}` : '';
}
