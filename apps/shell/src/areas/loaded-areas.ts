import type { Language } from '@portal/contracts';
import type { Area, AreaId } from '@portal/platform';
import { createContext, use } from 'react';

/** The areas of this page so far: what layouts take menus from, and whose texts follow a change of language. */
export interface LoadedAreas {
  readonly get: (id: AreaId) => Area | undefined;
  readonly add: (area: Area) => void;
  readonly loadMessages: (language: Language) => Promise<void>;
}

export function createLoadedAreas(initial: readonly Area[] = []): LoadedAreas {
  const areas = new Map(initial.map((area) => [area.id, area]));
  return {
    get: (id) => areas.get(id),
    add: (area) => void areas.set(area.id, area),
    async loadMessages(language) {
      await Promise.all([...areas.values()].map((area) => area.loadMessages(language)));
    },
  };
}

export const LoadedAreasContext = createContext<LoadedAreas>(createLoadedAreas());

export function useLoadedAreas(): LoadedAreas {
  return use(LoadedAreasContext);
}
