/** Spec §3: of the settings, kept on the device. */
const key = 'sideMenuCollapsedState';

/** As the person left it in whichever area; undefined until they have touched it here, or where nothing can be kept. */
export function keptCollapsed(): boolean | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
}

/** Wide enough for a side menu, too narrow for one beside figures. */
export function isTablet(): boolean {
  return matchMedia('(max-width: 68.74em)').matches;
}

export function keepCollapsed(isCollapsed: boolean): void {
  try {
    localStorage.setItem(key, String(isCollapsed));
  } catch {
    // It lasts for this page, then.
  }
}
