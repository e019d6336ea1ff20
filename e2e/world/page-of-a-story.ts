/** Begins the address of a page that one story writes, publishes and withdraws while others run: no other story reads it. */
export const pageOfAStory = '/story-';
