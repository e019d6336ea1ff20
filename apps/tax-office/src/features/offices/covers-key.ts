/** Where answers about leave are kept. */
export const coversKey = ['work', 'covers'] as const;
