import { describe, expect, it } from 'vitest';
import { type BuildManifest, moduleFiles, startChain } from './load-chain.ts';

const manifest: BuildManifest = {
  'src/main.tsx': {
    file: 'main.js',
    isEntry: true,
    imports: ['_helper.js'],
    dynamicImports: ['virtual:mf:hostInit', 'src/main.tsx?mf-entry-bootstrap', 'src/screens/later.tsx'],
  },
  '_helper.js': { file: 'helper.js' },
  'virtual:mf:hostInit': { file: 'host-init.js', dynamicImports: ['virtual:mf-localSharedImportMap:x'] },
  'virtual:mf-localSharedImportMap:x': { file: 'shares.js', imports: ['_eager.js'], dynamicImports: ['ui/forms.ts'] },
  '_eager.js': { file: 'eager.js' },
  'src/main.tsx?mf-entry-bootstrap': { file: 'main-2.js', dynamicImports: ['src/bootstrap.tsx'] },
  'src/bootstrap.tsx': { file: 'bootstrap.js', css: ['shell.css'], imports: ['_eager.js', '_helper.js'] },
  'src/screens/later.tsx': { file: 'later.js', css: ['later.css'], imports: ['_helper.js'] },
  'ui/forms.ts': { file: 'forms.js' },
};

describe('the start of an app', () => {
  it('fetches everything it cannot start without, and nothing that a later screen brings', () => {
    const { entry, scripts, styles } = startChain(manifest, 'shell');
    expect(entry).toBe('main.js');
    expect([...scripts].sort()).toEqual([
      'bootstrap.js',
      'eager.js',
      'helper.js',
      'host-init.js',
      'main-2.js',
      'main.js',
      'shares.js',
    ]);
    expect(styles).toEqual(['shell.css']);
  });

  it('names a build without an entry', () => {
    expect(() => startChain({}, 'remote')).toThrow('no federation entry');
  });
});

describe('a screen', () => {
  it('needs its own files and those it imports statically', () => {
    expect(moduleFiles(manifest, 'src/screens/later.tsx')).toEqual(['later.js', 'later.css', 'helper.js']);
  });
});
