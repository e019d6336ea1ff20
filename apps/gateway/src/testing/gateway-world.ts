import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { releaseAll } from '@portal/federation/release';
import { writeBuiltRemote, writeBuiltShell } from '@portal/federation/testing';
import { type Answer, ask, type Question } from './ask.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';

/** A shell's server bundle in a few lines: the same contract, no React. */
const shellServer = `
  export const platformVersion = 1;
  export const areaPlaces = [
    { id: 'payments', paths: ['/payment_summary_open'] },
    { id: 'mda', paths: ['/mda'] },
    { id: 'public-site', paths: ['/'] },
  ];
  export function describe({ pathname, search = '', cookie = '' }) {
    const area = pathname.startsWith('/payment_') ? 'payments' : pathname.startsWith('/mda') ? 'mda' : 'public-site';
    return {
      area,
      document: area === 'payments' ? 'payments' : undefined,
      isOpen: area !== 'mda',
      language: search.includes('lang=ha') || cookie.includes('pay_kd_lang=ha') ? 'ha' : 'en',
      colorScheme: cookie.includes('dark') ? 'dark' : 'auto',
    };
  }
  let renderings = 0;
  export async function render({ url, description, areaModule, nonce, apiBaseUrl, fetch, signal }) {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/former') return { kind: 'redirect', status: 302, location: '/?a=login' };
    if (pathname === '/failing') throw new Error('a screen failed');
    const asks = pathname.startsWith('/payment_') || searchParams.has('ask');
    let apiFailed = false;
    let answer = 'nothing asked';
    let status = 200;
    if (asks) {
      const response = await fetch(apiBaseUrl + '/bills/x', { signal });
      answer = await response.text();
      status = response.status;
    }
    if (pathname.startsWith('/content')) {
      const response = await fetch(apiBaseUrl + '/content/pages', { signal }).catch(() => undefined);
      apiFailed = !response || response.status >= 500;
      answer = response?.ok ? await response.text() : 'half a page';
    }
    renderings += 1;
    return {
      kind: 'page',
      status,
      html: '<h1>' + areaModule.area.marker + '</h1><style nonce="' + nonce + '"></style><p>' + renderings + '</p><p>' + answer + '</p>',
      title: 'A <title>',
      description: pathname === '/unlisted' ? undefined : 'Described "well"',
      name: pathname === '/' ? 'Home' : 'A <name>',
      serviceName: 'Revenue Service',
      structuredData: pathname === '/unfinished' ? Promise.resolve([]) : [
        { '@type': 'Thing', '@id': '/#thing', name: '</script>', url: '/a', image: { contentUrl: '/b.jpeg' }, text: '/c' },
      ],
      state: { loaderData: { text: '</script><b>' }, queries: {} },
      needsScript: pathname === '/signup',
      isStill: pathname === '/developers',
      calledApi: asks || pathname.startsWith('/content'),
      apiFailed,
    };
  }
`;

export interface GatewayWorld {
  readonly origin: string;
  readonly api: FakeApi;
  readonly releasesDir: string;
  readonly ask: (path: string, question?: Question) => Promise<Answer>;
  /** Builds and publishes an area anew, for everybody or for a share. */
  readonly release: (app: string, marker: string, canaryShare?: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The real gateway process on real releases of tiny apps, before an API that the test answers for. */
export async function gatewayWorld(env: Readonly<Record<string, string>> = {}): Promise<GatewayWorld> {
  const root = mkdtempSync(join(tmpdir(), 'portal-gateway-'));
  const releasesDir = join(root, 'releases');
  const appsDir = join(root, 'apps');
  const writeRemote = (app: string, marker: string) =>
    writeBuiltRemote(join(appsDir, app), app, { marker, server: remoteServer(app, marker) });
  writeBuiltShell(join(appsDir, 'shell'), { server: shellServer });
  for (const app of ['public-site', 'payments', 'mda']) writeRemote(app, 'first');
  await releaseAll({ releasesDir, appsDir });
  const api = await fakeApi();
  const gateway = spawn(process.execPath, [mainFile], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RELEASES_DIR: releasesDir,
      API_ORIGIN: api.origin,
      PORTAL_ORIGIN: 'http://localhost:4000',
      PAYMENT_SCRIPT_ORIGINS: 'https://pay.example',
      // The API then hears only what a test asks for.
      PAGE_RENDERING: 'on-demand',
      SERVICE_STATUS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await listeningAt(gateway);
  return {
    origin,
    api,
    releasesDir,
    ask: (path, question) => ask(origin, path, question),
    async release(name, marker, canaryShare) {
      writeRemote(name, marker);
      await releaseAll({ releasesDir, appsDir, ...(canaryShare !== undefined && { canaryShare }) });
    },
    async close() {
      const exited = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      await exited;
      await api.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));

async function listeningAt(gateway: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  for await (const line of createInterface({ input: gateway.stdout })) {
    const found = /Server listening at (http:\/\/[^"]+)/.exec(line)?.[1];
    if (found) {
      gateway.stdout.resume();
      return found;
    }
  }
  throw new Error('The gateway ended before it listened');
}

function remoteServer(app: string, marker: string): string {
  return `
    import { defineArea } from '@portal/platform';
    export const area = defineArea({ id: '${app}', navigation: [], listedPaths: ['/of-${app}'], routes: [], loadMessages: async () => {}, marker: '${app} ${marker}' });
  `;
}
