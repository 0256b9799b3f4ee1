/** A rule or statute that the pages about motions name. */
export interface MotionCitation {
  /** As it is written in a paper for the court. */
  cite: string;
  /** What it is about. */
  about: string;
  /** The text itself was not read: its number or its days must be verified with the clerk. */
  isUnchecked: boolean;
}

function read(cite: string, about: string): MotionCitation {
  return { cite, about, isUnchecked: false };
}

function unchecked(cite: string, about: string): MotionCitation {
  return { cite, about, isUnchecked: true };
}

/** Every rule that a page about a motion may name; nothing else is cited there. */
export const MOTION_CITATIONS: readonly MotionCitation[] = [
  read('FRCP 6(c)(1)', 'Notice of a motion and its hearing'),
  read('FRCP 12(a)(1)(A)(i)', 'Time to answer a complaint'),
  read('FRCP 12(a)(4)', 'Time to answer after a motion'),
  read('FRCP 12(b)', 'Defenses raised by motion'),
  read('FRCP 12(b)(6)', 'No claim stated'),
  unchecked('FRCP 12(f)', 'Striking parts of a pleading'),
  read('FRCP 12(h)(1)', 'Defenses lost when they are left out'),
  read('FRCP 26(c)', 'Protective orders'),
  read('FRCP 37(a)', 'Orders to answer discovery'),
  read('FRCP 56', 'Summary judgment'),
  unchecked('FRCP 56(b)', 'Time for summary judgment'),
  read('FRCP 56(d)', 'More time to gather facts'),
  read('FRE 103', 'Rulings on evidence'),
  read('FRE 104', 'Questions the judge decides first'),
  read('FRE 401', 'What is relevant'),
  read('FRE 402', 'Relevant evidence comes in'),
  read('FRE 403', 'Unfair prejudice'),
  read('FRE 404', 'Character and other acts'),
  read('FRE 408', 'Settlement offers'),
  read('FRE 802', 'Hearsay'),
  read('Rule 1-006 NMRA', 'Counting days'),
  read('Rule 1-007(B) NMRA', 'Form of a motion'),
  read('Rule 1-007.1 NMRA', 'Motions and briefs'),
  read('Rule 1-007.1(D) NMRA', 'Time to respond to a motion'),
  unchecked('Rule 1-007.1(F) NMRA', 'Time to reply'),
  read('Rule 1-012(A) NMRA', 'Time to answer'),
  read('Rule 1-012(A)(1) NMRA', 'Time to answer after a motion'),
  read('Rule 1-012(B) NMRA', 'Defenses raised by motion'),
  read('Rule 1-012(F) NMRA', 'Striking parts of a pleading'),
  read('Rule 1-012(H) NMRA', 'Defenses lost when they are left out'),
  read('Rule 1-026(C) NMRA', 'Protective orders'),
  read('Rule 1-037 NMRA', 'Failing to answer discovery'),
  read('Rule 1-037(A) NMRA', 'Orders to answer discovery'),
  read('Rule 1-054.1 NMRA', 'Time for the judge to decide'),
  read('Rule 1-056 NMRA', 'Summary judgment'),
  unchecked('Rule 1-056(D) NMRA', 'Papers on summary judgment'),
  read('Rule 1-079 NMRA', 'Sealed and public records'),
  read('Rule 2-202 NMRA', 'Summons of magistrate courts'),
  read('Rule 3-202 NMRA', 'Summons of metropolitan courts'),
  read('Rule 2-302(B) NMRA', 'Defenses stand in the answer, not in a motion'),
  read('Rule 2-501 NMRA', 'What each side shows the other before trial in magistrate courts'),
  unchecked('Rule 11-103 NMRA', 'Rulings on evidence'),
  unchecked('Rule 11-104 NMRA', 'Questions the judge decides first'),
  unchecked('Rule 11-401 NMRA', 'What is relevant'),
  unchecked('Rule 11-402 NMRA', 'Relevant evidence comes in'),
  unchecked('Rule 11-403 NMRA', 'Unfair prejudice'),
  unchecked('Rule 11-404 NMRA', 'Character and other acts'),
  unchecked('Rule 11-408 NMRA', 'Settlement offers'),
  unchecked('Rule 11-802 NMRA', 'Hearsay'),
  read('CCP 116.310', 'No answer and no discovery in small claims'),
  read('CCP 412.20', 'Time to respond to a summons'),
  read('CCP 418.10', 'Motion to quash service'),
  unchecked('CCP 430.40', 'Time for a demurrer'),
  read('CCP 430.41', 'Talking with the other side before a demurrer'),
  unchecked('CCP 435', 'Time for a motion to strike'),
  read('CCP 437c', 'Summary judgment'),
  read('CCP 1005(b)', 'Notice of a motion'),
  unchecked('CCP 2030.300', 'Orders to answer interrogatories further'),
  read('CRC 3.1345', 'Separate statement of a discovery motion'),
];

/** The same as bare citations, for checking that a text names no other. */
export const APPROVED_MOTION_CITATIONS: readonly string[] = MOTION_CITATIONS.map(({ cite }) => cite);

/** What a citation is about; undefined when it is not on the list. */
export function findCitation(cite: string): MotionCitation | undefined {
  return MOTION_CITATIONS.find((each) => each.cite === cite);
}
