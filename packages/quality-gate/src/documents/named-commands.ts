/** What is known of the repository's commands. */
export interface Commands {
  readonly scripts: Readonly<Record<string, string>>;
  readonly exists: (path: string) => boolean;
}

/** Root scripts that would need the tools of the workspace on the path before anything has put them there. */
export function scriptsThatNeedTools({ scripts }: Commands): readonly string[] {
  return Object.entries(scripts).flatMap(([name, command]) => {
    // Run by the bootstrap, which has put everything in its place.
    if (name.startsWith('portal:')) return [];
    const [, wanted] = /^node \.bootstrap\/run\.mjs (\S+)$/.exec(command) ?? [];
    return wanted !== undefined && (wanted === '--' || wanted in scripts) ? [] : [name];
  });
}

/** What a page tells its reader to type and is not there. */
export function missingCommands(text: string, { scripts, exists }: Commands): readonly string[] {
  const typed = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  );
  const tested = [...text.matchAll(/\bnpm run unit -- ([^`\n;]+)/g)].flatMap(([, words = '']) =>
    words.split(/\s+/).filter((word) => /^(?:apps|packages)\//.test(word)),
  );
  return [
    ...typed.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
    ...tested.filter((path) => !exists(path)).map((path) => `npm run unit -- ${path}`),
    // Needs the tools on the path, which a reader has not.
    ...[...text.matchAll(/`(?:vitest|turbo|biome|knip|depcruise|playwright) [^`]*`/g)].map(([command]) => command),
  ];
}
