import {
  type LoadList,
  type LoadListPin,
  type PageState,
  type RegisteredArea,
  retryBase,
} from '@portal/federation/registry';
import { AreaUnavailableError } from './area-unavailable-error.ts';

/** Admits the areas of a page that left the hashes of the shell's kits at `kits`. */
export function createAdmission(kits: PageState['kits']): (area: RegisteredArea, attempt: number) => Promise<void> {
  let admission: Promise<void> | undefined;
  const admitKits = (pin: NonNullable<PageState['kits']>) => {
    admission ??= loadList(pin.base, pin, 0).then(({ integrity, kits: files = [] }) => {
      addImportMap(Object.fromEntries(files.map((file) => [pin.base + file, integrity[file] ?? ''])));
    });
    admission.catch(() => {
      admission = undefined;
    });
    return admission;
  };
  return (area, attempt) => admitArea(area, attempt, () => kits && admitKits(kits));
}

/**
 * Before an area's first byte of script runs: its files' hashes go into an import map, so that the browser refuses a file that
 * was altered, and everything it needs at once is fetched in parallel instead of one after the other.
 */
async function admitArea(
  area: RegisteredArea,
  attempt: number,
  admitKits: () => Promise<void> | undefined,
): Promise<void> {
  if (!area.load) return;
  const list = await loadList(area.base, area.load, attempt);
  if (list.usesKits !== false) await admitKits();
  const base = retryBase(area.base, attempt);
  const integrity = Object.fromEntries(Object.entries(list.integrity).map(([file, hash]) => [base + file, hash]));
  addImportMap(integrity);
  for (const file of list.preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = base + file;
    document.head.append(link);
  }
}

async function loadList(base: string, load: LoadListPin, attempt: number): Promise<LoadList> {
  let response: Response;
  try {
    response = await fetch(retryBase(base, attempt) + load.file, { integrity: load.integrity });
  } catch (error) {
    throw new AreaUnavailableError('missing', { cause: error });
  }
  if (!response.ok) throw new AreaUnavailableError('missing');
  return (await response.json()) as LoadList;
}

function addImportMap(integrity: Readonly<Record<string, string>>): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = pageNonce();
  script.textContent = JSON.stringify({ integrity });
  document.head.append(script);
}

/** Browsers hide the nonce from the markup and keep it on the element. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
