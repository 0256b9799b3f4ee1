/** What is said of every time that runs from service of a California summons. */
export const SERVICE_COMPLETE =
  'If the papers were left with somebody else and then mailed, service is complete on the 10th day after the mailing. Count from that day, and verify with the clerk.';
export const NO_MAIL_DAYS = 'Mail adds no days to the time after a summons (CCP 413.20).';

/** What a default means, by the notice that a summons carries (CCP 412.20(a)(4)). */
export const DEFAULT_FOLLOWS =
  'The plaintiff can have your default entered and ask the court for what the complaint demands (CCP 412.20(a)(4)).';

/** CCP 418.10, 1014: the objection is lost by any other answer to the complaint. */
export const QUASH_FIRST =
  'File it before your answer or together with it. An answer, a demurrer or a motion to strike without it is a general appearance: you then accept the service and the court’s power over you.';
