import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const savedViewsErrors = {
  'saved-view.not-found': {
    status: 404,
    message: 'There is no such saved view, or it is not yours',
    hausa: 'Babu irin wannan tsari da aka ajiye, ko ba naka ba ne',
  },
  'saved-view.name-taken': {
    status: 409,
    message: 'You have a view of this name already. Choose another name',
    hausa: 'Kana da tsari mai wannan suna. Zaɓi wani suna',
  },
  'saved-view.too-many': {
    status: 409,
    message: 'You have thirty views of this list already. Delete one first',
    hausa: 'Kana da tsare-tsare talatin na wannan jeri. Goge ɗaya tukuna',
  },
} as const satisfies ErrorPart;
