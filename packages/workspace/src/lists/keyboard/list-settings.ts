import { create, createJSONStorage, persist, withStateTool } from '@portal/platform/store';

interface ListSettings {
  readonly isCompact: boolean;
  readonly hasSingleKeys: boolean;
}

/** How this person likes lists, on this device: nothing of what they show. */
export const useListSettings = create<ListSettings>()(
  persist(
    withStateTool<ListSettings>('lists', () => ({ isCompact: false, hasSingleKeys: true })),
    {
      name: 'pay_kd_lists',
      storage: createJSONStorage(keptIfItCan),
    },
  ),
);

/** How lists look must not fail where the browser is full or keeps nothing: then it lasts until the page is left. */
function keptIfItCan() {
  const store = localStorage;
  return {
    getItem: (key: string) => store.getItem(key),
    setItem(key: string, text: string) {
      try {
        store.setItem(key, text);
      } catch {
        // Full.
      }
    },
    removeItem: (key: string) => store.removeItem(key),
  };
}
