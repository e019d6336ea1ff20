/**
 * The header by which the gateway tells the API when a visitor had come who had to wait for a turn, as an ISO moment. Only the gateway
 * sets it: one that a visitor sends is dropped (docs/decisions/0881).
 */
export const arrivedAtHeader = 'x-portal-arrived-at';
