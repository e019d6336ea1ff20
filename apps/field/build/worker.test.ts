import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

/** Caches of a browser that outlive a worker, and what a line does to a file on its way. */
function aPhone() {
  const kept = new Map<string, Set<string>>();
  const touched: string[] = [];
  const broken = new Set<string>();
  const caches = {
    open: async (name: string) => {
      const files = kept.get(name) ?? new Set();
      kept.set(name, files);
      return {
        async addAll(asked: readonly { readonly url: string }[]) {
          if (asked.some(({ url }) => broken.has(url))) throw new TypeError('no network');
          for (const { url } of asked) files.add(url);
        },
      };
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  };
  const template = readFileSync(new URL('./worker.template.js', import.meta.url), 'utf8');
  const refuse = new Proxy({}, { get: (_, name) => touched.push(String(name)) });
  function worker(build: string, files: readonly string[]) {
    const listeners = new Map<string, Listener>();
    runInNewContext(template.replace("'__FILES__'", JSON.stringify(files)).replace('__BUILD__', build), {
      ...{ caches, indexedDB: refuse, URL },
      Request: class {
        readonly url: string;
        constructor(url: string) {
          this.url = url;
        }
      },
      self: {
        addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
        skipWaiting: async () => {},
        clients: { claim: async () => {} },
      },
    });
    return async (name: 'install' | 'activate') => {
      const work: Promise<unknown>[] = [];
      listeners.get(name)?.({ waitUntil: (one) => void work.push(one) });
      await Promise.all(work);
    };
  }
  return { kept, touched, broken, worker };
}

it('an update comes whole before the page before goes, and what waits in the store is not touched', async () => {
  const phone = aPhone();
  const first = phone.worker('one', ['/field', '/field/a.js']);
  await first('install');
  await first('activate');
  const second = phone.worker('two', ['/field', '/field/b.js']);
  await second('install');
  expect([...phone.kept.keys()]).toEqual(['field-one', 'field-two']);
  await second('activate');
  expect([...phone.kept]).toEqual([['field-two', new Set(['/field', '/field/b.js'])]]);
  expect(phone.touched).toEqual([]);
});

it('an update whose line breaks leaves the page before as it was', async () => {
  const phone = aPhone();
  const first = phone.worker('one', ['/field', '/field/a.js']);
  await first('install');
  await first('activate');
  phone.broken.add('/field/b.js');
  await expect(phone.worker('two', ['/field', '/field/b.js'])('install')).rejects.toThrow('no network');
  expect(phone.kept.get('field-one')).toEqual(new Set(['/field', '/field/a.js']));
});
