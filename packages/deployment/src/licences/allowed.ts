/** Of what runs in production: none asks for our sources, and each may be passed on with its notice. SPDX names. */
export const allowedLicences: readonly string[] = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'Zlib',
  ],
  ...['CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1'],
  // Of each file that is theirs; we change none.
  'MPL-2.0',
];

/** Allowed for one package alone, for the reason that stands with it. */
export const allowedPackages: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream Vera and Arev: free to embed and to pass on, not to be sold alone',
  'png-js': 'MIT by its LICENSE file; its package.json says nothing',
  '@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later: a library of its own that is loaded and can be replaced',
  '@img/sharp-libvips-linux-arm64': 'LGPL-3.0-or-later, as for the other machines',
  '@img/sharp-libvips-linuxmusl-x64': 'LGPL-3.0-or-later, as for the other machines',
  '@img/sharp-libvips-linuxmusl-arm64': 'LGPL-3.0-or-later, as for the other machines',
};
