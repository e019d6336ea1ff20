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
      storage: createJSONStorage(() => localStorage),
    },
  ),
);
