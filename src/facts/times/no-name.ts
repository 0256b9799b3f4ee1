/** Short words for a day of which the paper says no more. */
export const NO_NAME = 'A day is named';
/** Whether a name says nothing of what the day is for; a payment is something. */
export const isNameless = (label: string): boolean => label === 'Deadline' || label === NO_NAME;
/** What paying rent in at the court is called, a duty of its own beside the answer. */
export const RENT_TO_CLERK = 'Pay the rent to the clerk';
