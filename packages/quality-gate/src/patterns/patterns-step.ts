import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../steps/run-command.ts';
import type { Step, StepResult } from '../steps/step.ts';
import { findPatterns } from './find-patterns.ts';
import { cacheFileIn, judgePatterns } from './judge-patterns.ts';

/** Read what is ours alone, while it is built or tested. */
const meetsNoStranger =
  /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/bench\/|^(?:\.plop|e2e|packages\/quality-gate|packages\/federation\/src\/(?:vite|release|build-facts))\//;

/** Where one pattern is put together from constants of ours, each part linear and apart from the next. */
const knownComputed: readonly string[] = [
  // Paths of our own routes: a parameter ends at the next slash.
  'apps/api/src/platform/http/methods-at.ts',
  'packages/contracts/src/content/read-content.ts',
  // Names of our own cookies.
  'packages/platform/src/language.ts',
  'packages/ui/src/theme/color-scheme.ts',
];

/** No regular expression that meets what strangers send may cost more than its text is long: one request would stop a process. */
export const patternsStep: Step = { name: 'patterns that no text can make slow', run: () => judgeTree() };

export async function judgeTree(root = repositoryRoot, cacheFile = cacheFileIn(root)): Promise<StepResult> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file) && !meetsNoStranger.test(file));
  const { patterns, computed } = findPatterns(root, files);
  const verdicts = [...(await judgePatterns(patterns, cacheFile))];
  const faults = [
    ...verdicts
      .filter(([, verdict]) => verdict === 'worse')
      .map(([{ at, source, flags }]) => `${at}: /${source}/${flags} takes more than linear time on some text`),
    ...computed
      .filter(
        ({ file }, index) => !knownComputed.includes(file) || computed.findIndex((one) => one.file === file) < index,
      )
      .map(
        ({ file, expression }) =>
          `${file}: ${expression}: write the pattern out, or show in patterns-step.ts why no text makes it slow`,
      ),
  ];
  const unknown = verdicts.filter(([, verdict]) => verdict === 'unknown');
  return {
    // A search that found nothing has not looked.
    passed: verdicts.length > 0 ? verdicts.length - faults.length : 0,
    failed: verdicts.length > 0 ? faults.length : 1,
    output: faults.join('\n') || 'No pattern was found',
    notes: unknown.map(([{ at }]) => `${at}: nobody could say what this pattern costs at worst`),
  };
}
