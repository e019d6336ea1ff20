import { describe, expect, it } from 'vitest';
import { kitFiles, providedFiles } from './kit-files.ts';
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

describe('the kits of signed-in areas', () => {
  const kits: BuildManifest = {
    'src/main.tsx': { file: 'main.js', isEntry: true, imports: ['_both.js'], dynamicImports: ['shares'] },
    shares: { file: 'shares.js', dynamicImports: ['list', 'form'] },
    list: { file: 'list.js', css: ['list.css'], imports: ['_both.js', '_only.js'], dynamicImports: ['later'] },
    form: { file: 'form.js', imports: ['_shared.js'] },
    later: { file: 'later.js', imports: ['_shared.js'] },
    '_both.js': { file: 'both.js' },
    '_only.js': { file: 'only.js' },
    '_shared.js': { file: 'shared.js' },
  };
  const entries = { '@portal/workspace/lists': 'list.js', '@portal/ui/forms': 'form.js' };

  it('are made of what nothing else leads to, now or later', () => {
    expect(kitFiles(kits, entries)).toEqual(['later.js', 'list.js', 'only.js']);
  });

  it('are provided with all their files at once', () => {
    expect(providedFiles(kits, entries, ['both.js'])['@portal/workspace/lists']).toEqual([
      'list.js',
      'list.css',
      'only.js',
    ]);
  });
});
