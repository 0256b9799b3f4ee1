/** Short words for a day of which the paper says no more. */
export const NO_NAME = 'A day is named';
/** What paying rent in at the court is called, a duty of its own beside the answer. */
export const RENT_TO_CLERK = 'Pay the rent to the clerk';
