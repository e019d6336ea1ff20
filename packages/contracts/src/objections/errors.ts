import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const objectionsErrors = {
  'objection.not-found': { status: 404, message: 'There is no such objection', hausa: 'Babu irin wannan ƙin amincewa' },
  'objection.no-assessment': {
    status: 404,
    message: 'No assessment of yours has this number',
    hausa: 'Babu tantancewarka mai wannan lamba',
  },
  'objection.not-possible': {
    status: 409,
    message: 'One cannot object to this assessment now. Open it again to see why',
    hausa: 'Ba za a iya ƙin amincewa da wannan tantancewa yanzu ba. Ka sake buɗe ta ka ga dalili',
  },
  'objection.too-late': {
    status: 409,
    message:
      'The thirty days to object are over. Go to the Tax Appeal Tribunal or the Tax Ombud, or ask your tax office',
    hausa:
      'Kwanaki talatin na ƙin amincewa sun wuce. Je Kotun Ɗaukaka Ƙarar Haraji ko Tax Ombud, ko ka tambayi ofishinka',
  },
  'objection.all-accepted': {
    status: 409,
    message: 'You accept the whole tax: there is nothing to object to. Pay the bill of the assessment',
    hausa: 'Ka amince da duk harajin: babu abin ƙi. Biya bil na tantancewar',
  },
  'objection.over': {
    status: 409,
    message: 'The ninety days are over, and the law has upheld this objection. Nothing else is decided any more',
    hausa: 'Kwanaki casa’in sun wuce, doka ta karɓi wannan ƙin amincewa. Ba za a yanke wani abu kuma ba',
  },
  'objection.assessor': {
    status: 403,
    message: 'Who made or approved the assessment does not decide the objection to it',
    hausa: 'Wanda ya yi ko ya amince da tantancewar ba ya yanke hukunci kan ƙin amincewa da ita',
  },
  'objection.wrong-amount': {
    status: 409,
    message: 'A revised tax is more than what the taxpayer accepts and less than what was assessed',
    hausa: 'Harajin da aka gyara ya fi abin da mai haraji ya yarda da shi, kuma bai kai abin da aka tantance ba',
  },
} as const satisfies ErrorPart;
