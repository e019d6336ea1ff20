/**
 * The header by which the gateway tells the API when a visitor had come who had to wait for a turn, as an ISO moment. Only the gateway
 * sets it: one that a visitor sends is dropped (docs/decisions/0881).
 */
export const arrivedAtHeader = 'x-portal-arrived-at';

/** How long a place in the waiting room, and then the right to stay once let in, are worth anything, in milliseconds. */
export const placeLivesMs = 2 * 3_600_000;

/** An arrival counts for what is filed within the longest wait and the longest stay after it, in milliseconds; no older one can be true. */
export const arrivalCountsForMs = 2 * placeLivesMs;
