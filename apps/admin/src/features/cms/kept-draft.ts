import type { AuthoredContent, ContentItem } from '@portal/contracts';

/** What was typed into an item, on what it was typed. */
export interface KeptDraft {
  readonly draftVersion: number;
  readonly draft: AuthoredContent;
  readonly content: AuthoredContent;
}

const keyOf = (id: string) => `cms-draft-${id}`;

/** What was typed and not saved, kept for the tab: a reload or a session that ended takes nothing away. */
export function readKept({ id, kind }: ContentItem): KeptDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null;
    return kept?.content.kind === kind ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined`: nothing is left to keep. */
export function keepDraft(id: string, kept: KeptDraft | undefined): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Full, or forbidden by the browser's settings: the way out is guarded all the same.
  }
}
