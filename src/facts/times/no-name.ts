/** Short words for a day of which the paper says no more. */
export const NO_NAME = 'A day is named';
