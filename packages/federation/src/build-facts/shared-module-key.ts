import { optionalModules } from '../shared-modules.ts';

/** Which optional shared module a key of the shell's build manifest is: `…/packages/ui/src/forms/index.ts` → `@portal/ui/forms`. */
export function sharedModuleKey(key: string): string | undefined {
  return optionalModules.find((specifier) => {
    const [, name, entry] = specifier.split('/');
    return key.endsWith(`packages/${name}/src/${entry}/index.ts`);
  });
}
