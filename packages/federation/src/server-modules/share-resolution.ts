import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverModuleName, sharedModules } from '../shared-modules.ts';

const shellParameter = 'shell';
let registered = false;

/**
 * Loads a module of a remote's server bundle so that its imports of shared modules are those of one shell release: the HTML
 * is federated as the page is. Each pair of remote and shell is an instance of its own, as each is in a browser.
 */
export async function importWithShell(modulePath: string, shellServerFolder: string): Promise<unknown> {
  if (!registered) {
    registered = true;
    registerHooks({ resolve });
  }
  const url = pathToFileURL(modulePath);
  url.searchParams.set(shellParameter, shellServerFolder);
  return import(url.href);
}

const resolve: NonNullable<Parameters<typeof registerHooks>[0]['resolve']> = (specifier, context, nextResolve) => {
  const shell = context.parentURL && shellOf(context.parentURL);
  if (!shell) return nextResolve(specifier, context);
  if (sharedModules.includes(specifier)) {
    const file = join(shell, `${serverModuleName(specifier)}.js`);
    return { url: pathToFileURL(file).href, format: 'module', shortCircuit: true };
  }
  const resolved = nextResolve(specifier, context);
  if (!specifier.startsWith('.')) return resolved;
  const url = new URL(resolved.url);
  url.searchParams.set(shellParameter, shell);
  return { ...resolved, url: url.href };
};

function shellOf(parentUrl: string): string | undefined {
  if (!parentUrl.includes(`${shellParameter}=`)) return undefined;
  return new URL(parentUrl).searchParams.get(shellParameter) ?? undefined;
}

/** Imports a module of the shell's own server bundle. */
export async function importShell(shellServerFolder: string, name: string): Promise<unknown> {
  return import(pathToFileURL(join(shellServerFolder, `${name}.js`)).href);
}
