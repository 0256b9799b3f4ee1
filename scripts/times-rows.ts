import { list } from './times-prose.ts';

/**
 * Rows as dockets and schedules print them, put together by chance from names of things: what is due, what is heard,
 * and what was. A mark is {d:...}, {h:...}, {o:...} or none, as in times-lines.txt.
 */
const DUE = list(`
  Discovery cut-off / Motion cutoff / Last day to amend pleadings / Last date to hear motions
  Expert disclosures / Redacted Transcript Deadline / Joint status report / Case Management Statement
  Opposition / Reply / Answer / Initial disclosures / Fact discovery / Dispositive motions / Witness list
  Exhibit list / Pretrial order / Proposed findings / Motions in limine / Jury instructions
  Amended pleadings / Joinder of parties / Rebuttal expert reports / Rule 26 meeting
  Completion of mediation / Responses / Consent/Declination / Objections to R&R / Appellant brief
  Certificate of service / Designation of experts / Written discovery / Depositions completed
  Settlement statement / Proof of claim / Daubert motions / Joint letter / Amended complaint
  Bill of costs / Corporate disclosure / Redaction Request / Summary judgment motion
`);
const HEARD = list(`
  Jury Trial / Bench Trial / Final Pretrial Conference / Calendar Call / Arraignment / Sentencing
  Motion Hearing / Status Conference / Telephone Conference / Scheduling Conference
  Settlement Conference / Show Cause Hearing / Oral Argument / Initial Appearance
  Case Management Conference / Evidentiary Hearing / Docket Call / Mediation / Preliminary Hearing
  Detention Hearing / Bond Hearing / Review Hearing / Trial / Hearing / Fairness Hearing
  Meeting of Creditors / Final Approval Hearing / First appearance / Eviction trial
`);
const BEEN = list(`
  Entered / Signed / Filed / Summons issued / Date filed / Served / Date of service / Executed
  Proof of service filed / Complaint filed / Order entered / Date of birth / Date issued / Mailed
  Received / Judgment entered / Added / Terminated / Modified / Statement date / Hearing held / Trial held
  Conference held / Motion filed / Printed / Rev. / Date of order / Last payment / Transaction date
  Recorded
`);
const OFFERS = list(`
  This offer is open until {o:D} / Our offer of settlement expires on {o:D}
  The offer must be accepted in writing by {o:D} / We will settle for $4,000 if you accept by {o:D}
  The proposal will be withdrawn unless accepted by {o:D}
  If we have no acceptance by {o:D}, the offer lapses / This settlement offer ends {o:D}
  You have until {o:D} to accept this offer
  To take advantage of this offer, pay $900 no later than {o:D} / The offer may be accepted within {o:P}
  This demand stays open for {o:P} / Acceptance of the offer must reach us within {o:P} of this letter
  My client will take $2,000 if it is paid by {o:D}
`);
const DUE_FORMS = list(`
  N due D / N due by D / N: D / N is D / N by D / N set for D / N to be completed by D / N - D
  N shall be filed no later than D / N on or before D / N deadline is D / N (D) / D: N / D    N due
  N reset to D / N extended to D / N deadline extended from B to D / N ..... D / N are due D
  N due within P / N must be filed within P / N due P before trial / N deadline set for D
  deadline for N: D / N moved from B to D / N now due D / N no later than D / N postmarked by D
  N P before the hearing / N at least P prior to the conference
`);
const HEARD_FORMS = list(`
  N set for D T / N set for D at T / N: D T / N D / N on D at T / N will be held on D at T
  N is scheduled for D / N is set to begin D / N reset to D T / N continued to D at T
  N rescheduled from B to D / N at T on D / When: T on D. What: N / D T N / N remains set for D
  N adjourned to D at T / D    N / N set for B is continued to D / N - D, T, Courtroom 4 / N moved to D
  next N D / N to commence D / the N will take place D / N (3 days) D
  NAME N. Where: Room 3, 12 Oak Street. When: T on D / N B. N has been rescheduled to D / N DATE: D
  Date of N: D  Time: T
`);
const BEEN_FORMS = ['N D', 'N: D', 'N on D', 'N on D at T', '(N D)', '(N: D)', 'N by clerk on D', 'N D T'];
const GONE_FORMS = list(`
  N set for D is vacated / N scheduled for D is canceled / N previously set for D is stricken
  N set for D was not held / N held on D / N of D is terminated / N of D vacated
  deadline of D for N is stricken
`);
const PERIODS = list(`
  14 days / 21 days / ten (10) days / 30 days / seven days / five business days / 60 days / 3 court days
  two weeks
`);
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const KINDS = ['order', 'docket-entry', 'notice', 'notice-of-electronic-filing', 'order', 'form'];

/** The same numbers from 0 to 1 every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Lines in the form of times-lines.txt. */
export function madeRows(count: number, next: () => number): string[] {
  const whole = (most: number): number => Math.floor(next() * most);
  const pick = <T>(from: readonly T[]): T => from[whole(from.length)] as T;
  return Array.from({ length: count }, () => {
    const own = Date.UTC(2031, whole(12), 1 + whole(28));
    const style = whole(5);
    const day = (offset: number): string => written(new Date(own + offset * 86_400_000), style);
    const fill = (form: string, name: string, mark: string): string => {
      const marked = (words: string): string => (mark === '' ? words : `{${mark}:${words}}`);
      return form.replace(/\b(?:NAME|N|D|B|T|P)\b/g, (letter) => {
        if (letter === 'N')
          return style === 3 ? name.toUpperCase() : next() < 0.2 ? name.toLowerCase() : name;
        if (letter === 'D') return marked(day(mark === '' ? -whole(90) : 5 + whole(300)));
        if (letter === 'B') return day(whole(40) - 10);
        if (letter === 'P') return marked(pick(PERIODS));
        return letter === 'T' ? pick(['09:00 AM', '10:30 a.m.', '1:30 PM', '2 p.m.', '9:15 a.m. CST']) : '';
      });
    };
    const items = Array.from({ length: 1 + whole(4) }, () => {
      const which = next();
      if (which < 0.36) return fill(pick(DUE_FORMS), pick(DUE), 'd');
      if (which < 0.62) return fill(pick(HEARD_FORMS), pick(HEARD), 'h');
      if (which < 0.82) return fill(pick(BEEN_FORMS), pick(BEEN), '');
      if (which < 0.92) return fill(pick(GONE_FORMS), pick(next() < 0.7 ? HEARD : DUE), '');
      return pick(OFFERS)
        .replace(/\bD\b/, day(5 + whole(40)))
        .replace(/\bP\b/, pick(PERIODS));
    });
    const dated = next() < 0.75 ? new Date(own).toISOString().slice(0, 10) : '-';
    const kind = items.some((item) => item.includes('{o:')) ? 'letter' : pick(KINDS);
    return `${kind}|${dated}|${items.join(pick(['. ', '. ', '; ', '  ', ', ']))}${next() < 0.7 ? '.' : ''}`;
  });
}

function written(date: Date, style: number): string {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  if (style === 0) return `${month}/${day}/${year}`;
  if (style === 1) return `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year % 100}`;
  if (style === 2) return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}-${year}`;
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}
