import type { ProtectionForms } from '../protection-forms.ts';

/** Forms of the Judicial Council; their numbers, and who serves them, are from memory. */
export const PROTECTION_FORMS: ProtectionForms = {
  // Domestic violence, civil harassment, elder abuse, gun violence, work, school.
  families: {
    DV: { kind: 'family' },
    CH: { kind: 'civil' },
    EA: { kind: 'civil' },
    GV: { kind: 'civil', isOnFirearms: true },
    WV: { kind: 'civil' },
    SV: { kind: 'civil' },
  },
  numbers: {
    notice: '109',
    order: '110',
    orderAfter: '130',
    newDay: '116',
    answer: '120',
    otherDay: '115',
  },
  answerServedBy: {
    text: 'Another adult must mail a copy to the person who asked, not you.',
    citation: null,
    isFromMemory: true,
  },
  papersServedBy: {
    text: 'Another adult must hand the papers over in time, not you. The paper says how many days before.',
    citation: null,
    isFromMemory: true,
  },
};
