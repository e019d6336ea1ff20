/** Of the main element: the skip link's target. */
export const contentId = 'content';
