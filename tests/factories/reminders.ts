import type { Mail } from '#src/mail/schema.ts';
import type { ReminderNotice } from '#src/reminders/schema.ts';
import { CASE_ID } from './cases.ts';
import { MILESTONE_ID } from './milestones.ts';

/** An answer is due in three days. */
export function makeReminderNotice(change: Partial<ReminderNotice> = {}): ReminderNotice {
  return {
    id: '7b2f5d1e-95d6-4d55-8a0c-0b7b9f3f1a01',
    milestoneId: MILESTONE_ID,
    caseId: CASE_ID,
    caseTitle: 'Harlow v. Brandt',
    caseState: 'NM',
    kind: 'Answer to Complaint Due',
    dueOn: '2026-03-23',
    dueTime: null,
    takesPlace: false,
    isUnsure: false,
    remindOn: '2026-03-20',
    countedAgain: null,
    isRuleGone: false,
    createdAt: new Date('2026-03-20T12:00:00Z'),
    ...change,
  };
}

/** The same by e-mail, not sent yet. */
export function makeMail(change: Partial<Mail> = {}): Mail {
  return {
    id: '9d0a8f6e-6d27-4d51-9f0e-5b7b1f8a0c01',
    subject: 'In 3 days: Answer to Complaint Due (Harlow v. Brandt)',
    body: 'Answer to Complaint Due\nDue: Monday, March 23, 2026 (in 3 days)',
    createdAt: new Date(2026, 2, 20, 9, 5),
    sentAt: null,
    failedAt: null,
    ...change,
  };
}
