import type { PageState } from '@portal/federation/registry';
import { fileUrl, type ReleaseManifest } from '@portal/federation/release';

/** What a page needs of the releases it stands on. Addresses are complete. */
export interface PageFiles {
  readonly entry: string;
  /** Everything the browser would otherwise discover one after the other. */
  readonly scripts: readonly PageScript[];
  readonly styles: readonly PageStyle[];
  /** Address → hash, for the import map. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Where the hashes are that `integrity` leaves out: those of the shell's kits, on a page of an area that uses none. */
  readonly kits?: NonNullable<PageState['kits']>;
}

interface PageScript {
  readonly url: string;
  readonly integrity: string;
}

export interface PageStyle {
  readonly url: string;
  readonly release: ReleaseManifest;
  readonly file: string;
  readonly integrity: string;
}

export interface PageFilesOptions {
  readonly shell: ReleaseManifest;
  readonly area: ReleaseManifest | undefined;
  readonly pathname: string;
  readonly language: string;
}

export function pageFiles({ shell, area, pathname, language }: PageFilesOptions): PageFiles {
  const routes = routesOf(area?.routes ?? [], pathname);
  const requires = [...(area?.requires ?? []), ...routes.flatMap((route) => route.requires)];
  const shellFiles = [
    ...shell.preload,
    ...shell.styles,
    ...requires.flatMap((specifier) => shell.provides[specifier] ?? []),
    ...(shell.languages[language] ?? []),
  ];
  const areaFiles = area
    ? [
        ...area.preload,
        ...area.styles,
        ...routes.flatMap(({ preload }) => preload),
        ...(area.languages[language] ?? []),
      ]
    : [];
  const all = [...located(shell, shellFiles), ...(area ? located(area, areaFiles) : [])];
  const releases = area ? [shell, area] : [shell];
  const leftOut = new Set(area?.usesKits === false ? shell.kits : []);
  return {
    entry: fileUrl(shell, shell.entry),
    scripts: all.filter(({ file }) => file.endsWith('.js')),
    styles: all.filter(({ file }) => file.endsWith('.css')),
    integrity: Object.fromEntries(
      releases.flatMap((release) =>
        Object.entries(release.files)
          .filter(([file]) => file.endsWith('.js') && !(release === shell && leftOut.has(file)))
          .map(([file, { integrity }]) => [fileUrl(release, file), integrity]),
      ),
    ),
    ...(leftOut.size > 0 && { kits: { ...shell.load, base: fileUrl(shell, '') } }),
  };
}

function located(release: ReleaseManifest, files: readonly string[]): readonly PageStyle[] {
  return [...new Set(files)].map((file) => ({
    url: fileUrl(release, file),
    release,
    file,
    integrity: release.files[file]?.integrity ?? '',
  }));
}

/** A path that stands there word for word is nobody else's. */
function routesOf<T extends { readonly path: string }>(routes: readonly T[], pathname: string): readonly T[] {
  const exact = routes.filter(({ path }) => path === pathname);
  return exact.length > 0 ? exact : routes.filter(({ path }) => matches(path, pathname));
}

/** Enough for hints: `/news/:id` and a trailing `*`; a wrong guess costs a few bytes. */
function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.at(-1) !== '*' && wanted.length !== given.length) return false;
  return wanted.every((part, index) => part === '*' || (part.startsWith(':') && given[index]) || part === given[index]);
}
