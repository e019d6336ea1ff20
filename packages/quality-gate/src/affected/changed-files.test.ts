import { expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';
import { aRepository } from './testing/a-repository.ts';

const files = { 'a.ts': '1', 'b.ts': '1', 'c.ts': '1' };

it('are those of a branch since it left main, committed or not, new and removed ones among them', () => {
  const { root, git, write, commit, remove } = aRepository(files);
  git('checkout', '--quiet', '-b', 'work');
  write('a.ts', '2');
  commit();
  remove('b.ts');
  write('new.ts', '1');
  expect([...changedFiles(root)].sort()).toEqual(['a.ts', 'b.ts', 'new.ts']);
  git('checkout', '--quiet', '-f', 'main');
  write('c.ts', 'later on main');
  commit();
  git('checkout', '--quiet', 'work');
  expect([...changedFiles(root)]).toEqual(['a.ts']);
});

it('are on main those since the last commit, or of the last commit when there are none', () => {
  const { root, write, commit } = aRepository(files);
  write('a.ts', '2');
  commit();
  expect([...changedFiles(root)]).toEqual(['a.ts']);
  write('b.ts', '2');
  expect([...changedFiles(root)]).toEqual(['b.ts']);
  expect([...changedFiles(root, 'HEAD~1')].sort()).toEqual(['a.ts', 'b.ts']);
});
