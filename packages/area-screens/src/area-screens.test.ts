import { describe, expect, it } from 'vitest';
import { menuOf } from './menu-of.ts';
import { routesOf } from './routes-of.ts';
import type { ScreenTable } from './screen-table.ts';
import { tabsOf } from './tabs-of.ts';
import { whoSees } from './who-sees.ts';

const words = (en: string) => ({ en, ha: `${en} (ha)` });
const screens = {
  start: { path: '/area', title: words('Start'), menu: { icon: 'home', exact: true } },
  bills: {
    path: '/area/bills',
    title: words('Bills'),
    menu: { group: 'reports', opens: 'bills' },
    tab: { of: 'bills', title: words('All') },
  },
  'open-bills': {
    path: '/area/bills/open/:queue?',
    title: words('Open bills'),
    seenBy: ['SuperAdmin'],
    tab: { of: 'bills', query: '?status=open', isPrefix: true },
  },
  home: { path: '/', title: words('Home'), menu: { placement: 'secondary' }, isElsewhere: true },
  taxpayers: { path: '/area/taxpayers', title: words('Taxpayers'), seenBy: ['Admin'], menu: { group: 'reports' } },
  taxpayer: { path: '/area/taxpayers/:tpui', title: words('Taxpayer'), file: 'bills' },
  secrets: { path: '/area/taxpayers/secrets', title: words('Secrets'), seenBy: ['SuperAdmin'], menu: {} },
  own: { path: '/area/own', title: words('Own'), menu: { at: '/old/own' }, handle: { hideNavigation: true } },
} as const satisfies ScreenTable;
const groups = { reports: { label: words('Reports'), icon: 'document' } } as const;

const load = async () => ({});
const files = {
  './routes/start.route.tsx': async () => ({}),
  './routes/bills.route.ts': async () => ({}),
  './routes/open-bills.route.tsx': load,
  './routes/taxpayers.route.tsx': load,
  './routes/secrets.route.tsx': load,
  './routes/own.route.tsx': load,
};

describe('the menu of a table', () => {
  const menu = menuOf(screens, groups);

  it('has the order of the table, and a group where its first screen stands', () => {
    expect(menu.map(({ label, to }) => [label.en, to])).toEqual([
      ['Start', '/area'],
      ['Reports', '/area/bills'],
      ['Home', '/'],
      ['Secrets', '/area/taxpayers/secrets'],
      ['Own', '/old/own'],
    ]);
    expect(menu[1]).toEqual({
      label: words('Reports'),
      icon: 'document',
      to: '/area/bills',
      children: [
        { label: words('Bills'), to: '/area/bills', opens: 'bills' },
        { label: words('Taxpayers'), to: '/area/taxpayers', visibleTo: ['Admin'] },
      ],
    });
  });

  it('says where an entry of another address leads', () => {
    expect(menu.at(-1)).toEqual({ label: words('Own'), to: '/old/own', leadsTo: '/area/own' });
  });
});

describe('the routes of a table', () => {
  it('are loaded from the file of their name, or the one they share', () => {
    const routes = routesOf(screens, files);
    const loaderAt = (path: string) => routes.find((route) => route.path === path)?.lazy;
    expect(loaderAt('/area')).toBe(files['./routes/start.route.tsx']);
    expect(loaderAt('/area/taxpayers/:tpui')).toBe(files['./routes/bills.route.ts']);
    expect(loaderAt('/')).toBeUndefined();
  });

  it('carry title, roles and what else the shell is told', () => {
    const handles = new Map(routesOf(screens, files).map(({ path, handle }) => [path, handle]));
    expect(handles.get('/area')).toEqual({ title: words('Start') });
    expect(handles.get('/area/own')).toEqual({ title: words('Own'), hideNavigation: true });
    expect(handles.get('/area/taxpayers/:tpui')).toEqual({ title: words('Taxpayer'), access: ['Admin'] });
  });

  it('need a file each, and leave no file over', () => {
    const { './routes/own.route.tsx': own, ...others } = files;
    expect(() => routesOf(screens, others)).toThrow('There is no routes/own.route.tsx');
    expect(() =>
      routesOf(screens, { ...others, './routes/own.route.tsx': own, './routes/lost.route.tsx': load }),
    ).toThrow('No screen of the table is shown by routes/lost.route.tsx');
  });
});

it('what lies below a screen is seen by those who see the screen, unless it names others', () => {
  expect(whoSees(screens, '/area/bills')).toBeUndefined();
  expect(whoSees(screens, '/area/taxpayers')).toEqual(['Admin']);
  expect(whoSees(screens, '/area/taxpayers/4711')).toEqual(['Admin']);
  expect(whoSees(screens, '/area/taxpayers/secrets/1')).toEqual(['SuperAdmin']);
  expect(whoSees(screens, '/area/bills/open')).toEqual(['SuperAdmin']);
  expect(whoSees(screens, '/area/bills/open/:queue?')).toEqual(['SuperAdmin']);
  // Not below it, only beside it in the alphabet.
  expect(whoSees(screens, '/area/taxpayers-of-old')).toBeUndefined();
});

it('tabs lead to their screens, without parameters and with what they ask', () => {
  expect(tabsOf(screens, 'bills')).toEqual([
    { to: '/area/bills', title: words('All') },
    { to: '/area/bills/open?status=open', title: words('Open bills'), visibleTo: ['SuperAdmin'], isPrefix: true },
  ]);
});
