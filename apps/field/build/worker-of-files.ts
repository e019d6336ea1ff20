import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Script and style of the page, compressed: more is no page for a phone in the street, and the build fails. */
const mostKb = 200;

/**
 * Writes `worker.js`: the worker of `worker.template.js` with the list of this build's files in it. Another build has another list,
 * so browsers see another worker, and its files come whole before the page changes over.
 */
export function workerOfFiles(): Plugin {
  return {
    name: 'worker-of-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => name !== 'index.html');
        const hash = createHash('sha256');
        for (const [name, file] of Object.entries(bundle)) hash.update(name).update(contentOf(file));
        const weighed = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css)$/.test(fileName));
        const kilobytes = weighed.reduce((sum, file) => sum + gzipSync(contentOf(file), { level: 9 }).length, 0) / 1024;
        if (kilobytes > mostKb) this.error(`The field page has ${kilobytes.toFixed(1)} KB, and ${mostKb} are allowed`);
        const kept = ['/field', '/field/field.webmanifest', ...files.map((name) => `/field/${name}`)];
        const template = readFileSync(new URL('./worker.template.js', import.meta.url), 'utf8');
        this.emitFile({
          type: 'asset',
          fileName: 'worker.js',
          source: template
            .replace("'__FILES__'", () => JSON.stringify(kept))
            .replace('__BUILD__', hash.digest('hex').slice(0, 12)),
        });
      },
    },
  };
}

function contentOf(file: { type: 'chunk'; code: string } | { type: 'asset'; source: string | Uint8Array }) {
  return file.type === 'chunk' ? file.code : file.source;
}
