import type { AuthoredContent } from '@portal/contracts';

/** The pictures a content names. */
export function pictureIdsOf(content: AuthoredContent): string[] {
  const named = [
    ...('image' in content && content.image ? [content.image] : []),
    ...('blocks' in content ? content.blocks.flatMap((block) => (block.kind === 'image' ? [block.image] : [])) : []),
  ];
  return [...new Set(named.map((name) => (typeof name === 'string' ? name : name.image)))];
}
