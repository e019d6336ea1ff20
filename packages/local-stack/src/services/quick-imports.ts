import { registerHooks } from 'node:module';

/**
 * Loaded before a program of ours. Node parses a package's whole list of exports for each import between the package's own
 * files; drizzle-orm's is 180 KB long and its files import each other 400 times, which was half of every start. Such an import
 * names its file, so there is nothing to look up.
 */
const drizzle = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    const namesFile = /^\.{1,2}\/.+\.js$/.test(specifier) && parentURL.includes(drizzle);
    return namesFile
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context);
  },
});
