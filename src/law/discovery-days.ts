/** Days after service of the summons before which a defendant in New Mexico need not answer: Rules 1-033, 1-034, 1-036 NMRA. */
export const DEFENDANT_DISCOVERY_DAYS = 45;
