/** Sentences of running text, put together by chance: what has to be done, what was, what the law says, and how long. */
/** Entries between slashes or on lines of their own. */
export function list(text: string): string[] {
  return text
    .split(/ \/ |\n/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

const WHO = list(`
  Defendant / Plaintiff / The defendant / Respondent / Petitioner / Each party / The parties / Counsel
  You / The tenant / The landlord / All parties / The garnishee / Any objector / Either party / The movant
  The appellant / A creditor / The employer / Claimant
`);
const MUST = list(`
  must / shall / shall / is ordered to / is directed to / may / is required to / has to / needs to / will
`);
const DO = list(`
  file an answer / serve a response / produce the documents / pay the filing fee
  file a written objection / appear and defend / submit a joint report / amend the complaint
  return the form / vacate the premises / pay the sum of $800 / exchange exhibit lists
  file a notice of appeal / request a hearing / designate an expert / mail a copy to the other side
  file proof of service / contact the clerk / oppose the motion / deposit the rent
  provide verified answers / show cause in writing / supplement the disclosures / demand a jury
  cure the default / move to set aside the default / complete the class
  notify the court of the settlement / redact the transcript / select a mediator / respond in writing
  advise the court whether the motion is moot
`);
const DID = list(`
  filed this action / served the summons / paid $500 / moved out / sent a letter / signed the lease
  moved to dismiss / called the clerk / stopped working / received the notice / delivered the goods
  was injured / was arrested / was hired / mailed the check / lost the house / entered into the agreement
  answered the complaint / asked for more time / gave notice / began treatment / refused to pay
`);
const EVENTS = list(`
  service of this summons / the date of this order / receipt of this notice / entry of judgment
  the date of service / you were served / service of these requests / the filing of the petition
  receiving this letter / this order / the date of mailing / notice of entry / the close of discovery
  being served with this paper / the completion of service / the date hereof / publication of this notice
  the filing of the motion
`);
const AHEAD = list(`
  the hearing / trial / the conference / the hearing date / the return date / the deposition
  the date set for trial / the pretrial conference / the sale / a scheduled court proceeding
`);
const PERIODS = list(`
  14 days / twenty-one (21) days / 30 days / ten (10) days / seven days / five business days / 60 days
  3 court days / two weeks / 28 days / 45 days / thirty days / 20 calendar days / three (3) days
  72 hours / six months / 35 days
`);
const LONG = list(`
  two years / six months / 12 months / ten years / three weeks / five days / 90 days / 18 months
  four hours / 25 years / a period of 36 months / 30 days
`);
const LAWS = list(`
  Under Rule 12(a), / Section 47-8-33 provides that / By statute
  Pursuant to the Landlord and Tenant Act, / Under the local rules, / The law says that
  As the court held in Marsh v. Pike, 81 F.3d 12 (9th Cir. 1996), / Rule 56 states that / In most cases
  As a rule
`);
const COMMAND = list(`
  WHO MUST DO by {d:D} / WHO MUST DO no later than {d:D} / WHO MUST DO within {d:P} of EVENT
  WHO MUST DO within {d:P} after EVENT / WHO MUST DO on or before {d:D}
  WHO MUST DO at least {d:P} before AHEAD / WHO has until {d:D} to DO / WHO has {d:P} from EVENT to DO
  WHO shall have {d:P} after EVENT in which to DO / By {d:D}, WHO MUST DO
  Within {d:P} of EVENT, WHO MUST DO / Within {d:P} after EVENT, WHO MUST DO
  If WHO wants to be heard, WHO MUST DO within {d:P} of EVENT
  Unless WHO shall DO by {d:D}, the case will be dismissed
  Failure to DO within {d:P} of EVENT may result in default / The time for WHO to DO is extended to {d:D}
  WHO MUST DO not less than {d:P} prior to AHEAD / WHO MUST DO not later than {d:P} following EVENT
  Please DO by {d:D} / We ask that you DO within {d:P} of EVENT
  IT IS ORDERED that WHO MUST DO within {d:P} / You have {d:P} to DO / WHO MUST DO through {d:D}
  If you do not DO within {d:P}, judgment may be taken against you
  An order to DO by {d:D} is hereby entered / The request to DO is granted to and including {d:D}
  Your deadline to DO is {d:D} / WHO MUST DO within {d:P} ({d:Q} if served by mail)
  AHEAD is set for {h:D} at T / WHO MUST appear before this court on {h:D} at T
  The court will hold AHEAD on {h:D} at T
  PLEASE TAKE NOTICE that on {h:D} at T WHO will move the court for an order
  AHEAD will be held by Zoom on {h:D} / You are commanded to appear on {h:D} at T
  The matter will be heard {h:D} at T / AHEAD is continued to {h:D}
  A hearing on the motion is scheduled for {h:D} at T / Trial will begin on {h:D} and last P
  WHO will depose Ada Kell on {h:D} at T
`);
const TELL = list(`
  On B, WHO DID / WHO DID on B / WHO DID on or about B / WHO DID and waited for L / For L WHO DID
  From B to C WHO lived there / WHO DID within P of EVENT
  The agreement required WHO to DO within P of EVENT / WHO promised to DO by B but did not
  The answer was due on B and WHO has not answered / The court ordered WHO to DO by B, and WHO failed
  More than P have passed since WHO DID / The court gave WHO P to DO / WHO had P to DO and did nothing
  WHO was required to DO no later than B / WHO has lived in this county for L
  At a hearing on B the court denied the motion / The hearing was held on B at T
  The hearing set for D was vacated / Dated this B / I declare that I mailed this paper on B
  WHO DID L ago / The contract dated B runs for L / The motion filed on B is denied
  By letter of B, WHO asked for P more / In B WHO DID / WHO was sentenced to L
  The notice of B gave WHO P to DO / My commission expires D / Interest runs from B / WHO DID before B
  The last payment was made on B, L after WHO DID / Executed on B
`);
const TEACH = list(`
  LAW a party has P after EVENT to DO / LAW an action must be brought within L
  LAW a landlord must give P notice / LAW a tenant who does not DO within P of EVENT may be evicted
  LAW service is complete P after mailing / LAW a motion may be made within L of EVENT
  LAW the court may extend the time by P / LAW the limitations period is L
  It usually takes L to get a hearing / State your income for the past L
  List every address for the last L / The trial is expected to take L / The stay lasts L
  Produce all records for the L before EVENT / The relevant period is B through C
  Admit that WHO DID on B / Bring pay stubs for the last P / The term of the lease is L
  This order remains in effect for L / Copies are ready in about P / WHO is L old
  Office hours are from T to T / The rate is fixed for L from EVENT
`);

const CLOCKS = ['9:00 a.m.', '10:30 AM', '1:30 p.m.', "9:30 o'clock in the forenoon", '2 p.m.'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const PAPERS: Readonly<Record<string, readonly string[]>> = {
  command: [
    'order',
    'summons',
    'notice',
    'letter',
    'discovery-request',
    'notice',
    'order',
    'form',
    'judgment',
    'stipulation',
  ],
  tell: [
    'complaint',
    'motion',
    'answer',
    'order',
    'affidavit',
    'opinion',
    'letter',
    'petition',
    'notice',
    'brief',
  ],
  teach: [
    'form',
    'self-help-page',
    'statute',
    'motion',
    'opinion',
    'discovery-request',
    'order',
    'lease',
    'brief',
  ],
};

/** Lines in the form of times-lines.txt; `next` gives numbers from 0 to 1. */
export function madeProse(count: number, next: () => number): string[] {
  const whole = (most: number): number => Math.floor(next() * most);
  const pick = <T>(from: readonly T[]): T => from[whole(from.length)] as T;
  return Array.from({ length: count }, () => {
    const own = Date.UTC(2031, whole(12), 1 + whole(28));
    const figures = next() < 0.25;
    const day = (offset: number): string => written(new Date(own + offset * 86_400_000), figures);
    const parts = new Map<string, () => string>([
      ['WHO', () => pick(WHO)],
      ['MUST', () => pick(MUST)],
      ['DO', () => pick(DO)],
      ['DID', () => pick(DID)],
      ['EVENT', () => pick(EVENTS)],
      ['AHEAD', () => pick(AHEAD)],
      ['LAW', () => pick(LAWS)],
      ['D', () => day(5 + whole(200))],
      ['B', () => day(-1 - whole(700))],
      ['C', () => day(-1 - whole(60))],
      ['P', () => pick(PERIODS)],
      ['Q', () => pick(PERIODS)],
      ['L', () => pick(LONG)],
      ['T', () => pick(CLOCKS)],
    ]);
    const fill = (form: string): string =>
      form.replace(
        /\b(?:WHO|MUST|DO|DID|EVENT|AHEAD|LAW|D|B|C|P|Q|L|T)\b/g,
        (name) => parts.get(name)?.() ?? name,
      );
    const which = next();
    const [group, forms] =
      which < 0.5 ? ['command', COMMAND] : which < 0.8 ? ['tell', TELL] : ['teach', TEACH];
    const text = [
      fill(pick(forms)),
      ...(next() < 0.35 ? [fill(pick(group === 'command' && next() < 0.6 ? COMMAND : TELL))] : []),
    ].join('. ');
    const dated = next() < 0.6 ? new Date(own).toISOString().slice(0, 10) : '-';
    return `${pick(PAPERS[group] ?? [])}|${dated}|${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });
}

function written(date: Date, figures: boolean): string {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return figures ? `${month}/${day}/${year}` : `${MONTHS[month - 1]} ${day}, ${year}`;
}
