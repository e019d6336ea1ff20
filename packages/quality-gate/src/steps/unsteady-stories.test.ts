import { expect, test } from 'vitest';
import { unsteadyStories } from './unsteady-stories.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test('A story that needed a second try is named, however deep it stands', () => {
  const suites = [
    { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('pays', 'flaky'), spec('fails', 'unexpected')] }] },
    { specs: [spec('signs in', 'flaky')] },
  ];
  expect(unsteadyStories(suites)).toEqual(['pays', 'signs in']);
});
