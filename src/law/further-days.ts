/** Days after service of the summons before which a defendant in New Mexico need not answer: Rules 1-033, 1-034, 1-036 NMRA. */
export const DEFENDANT_DISCOVERY_DAYS = 45;

/** Days in which a judge in New Mexico is to decide what was submitted: Rule 1-054.1 NMRA. */
export const DECISION_DAYS = 60;

/** Days after the case began from which the side with the claim may ask for summary judgment: Rule 1-056 NMRA. */
export const SUMMARY_JUDGMENT_FROM_DAYS = 30;
