import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder, type ReleaseManifest } from '@portal/federation/release';
import type { PageFiles, PageStyle } from './page-files.ts';

/** A style sheet up to this size costs less inside the page than a request of its own. */
const inlineUpToBytes = 8192;

export interface SplitStyles {
  readonly inlineStyles: string;
  /** Addresses of the style sheets whose text is inside the page. */
  readonly inlinedUrls: readonly string[];
  readonly linkedStyles: readonly PageStyle[];
}

/** Order matters to style sheets: the ones inside the page come after the linked ones, which are the platform's. */
export function splitStyles({ styles }: PageFiles, folderOf: (release: ReleaseManifest) => string): SplitStyles {
  const isSmall = ({ release, file }: PageStyle) => (release.files[file]?.bytes ?? 0) <= inlineUpToBytes;
  const inlined = styles.filter(isSmall);
  const small = inlined.map(({ release, file }) => {
    return readFileSync(join(folderOf(release), clientFolder, file), 'utf8');
  });
  const canInline = small.every((text) => !/url\((?!["']?data:)/.test(text));
  return canInline
    ? {
        inlineStyles: small.join(''),
        inlinedUrls: inlined.map(({ url }) => url),
        linkedStyles: styles.filter((style) => !isSmall(style)),
      }
    : { inlineStyles: '', inlinedUrls: [], linkedStyles: styles };
}
