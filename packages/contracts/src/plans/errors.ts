import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const plansErrors = {
  'plan.not-found': { status: 404, message: 'There is no such plan', hausa: 'Babu irin wannan yarjejeniya' },
  'plan.not-possible': {
    status: 409,
    message: 'This bill cannot be paid in parts now. Open it again to see why',
    hausa: 'Ba za a iya biyan wannan bil kashi-kashi yanzu ba. Ka sake buɗe shi ka ga dalili',
  },
  'plan.nothing-to-assess': {
    status: 409,
    message: 'Lateness adds nothing to this plan now, or it was billed already. Look again',
    hausa: 'Jinkiri bai ƙara komai a kan wannan yarjejeniya yanzu ba, ko an riga an fitar da bil ɗinsa. Ka sake dubawa',
  },
} as const satisfies ErrorPart;
