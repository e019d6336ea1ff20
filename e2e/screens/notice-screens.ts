import { openNotice } from '@portal/contracts';
import { sampleNotice } from './sample-law-papers.ts';
import { answersTo, fills, type Preparation, press, refuses, type Screen } from './screen.ts';

const opens: Preparation = async (page) => {
  await fills(page, { 'Number of the notice': 'ASM-2026-00000012', 'Code of the notice': 'KN7Q 4M2X 9TBC' });
  await press(page, 'Open it');
};

/** A notice on paper: asked for, not found, and read; one that does not stand any more. */
export const noticeScreens: readonly Screen[] = [
  { name: 'notice, asked for', path: '/notice' },
  { name: 'notice, asked for, Hausa', path: '/notice', language: 'ha' },
  {
    name: 'notice, unknown',
    path: '/notice',
    prepare: async (page) => {
      await refuses(page, openNotice, 'law-paper.not-found');
      await opens(page);
      await page
        .getByText(/no notice with this number and code/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'notice, read',
    path: '/notice?ref=ASM-2026-00000012',
    prepare: async (page) => {
      await answersTo(page, openNotice, sampleNotice);
      await opens(page);
      await page.getByText('Your tax for October 2026').waitFor();
    },
  },
  {
    name: 'notice, withdrawn',
    path: '/notice?ref=ASM-2026-00000012',
    prepare: async (page) => {
      await answersTo(page, openNotice, { ...sampleNotice, standing: 'withdrawn' });
      await opens(page);
      await page.getByText('This notice does not stand any more').waitFor();
    },
  },
];
