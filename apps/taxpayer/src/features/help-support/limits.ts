/** Characters of a message or a reply, as the contract has them. */
export const leastWritten = 10;
export const mostWritten = 4000;
