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
  On B the court ordered WHO to DO by C and nothing came / By order of B, WHO had until C to DO. That day has passed
  WHO said it would come by C / WHO told us on B that it would be paid by C
  WHO was directed to DO within P of EVENT and did not / Discovery closed C, P after WHO DID / It came P after the cutoff
  WHO asked for P and took L / The order gave WHO until C / L passed between B and C
  WHO was served on C, L before the time ran / The notice of B said to be out by C / Arrears through C are found
  Service period B - C / Invoice date B / Motion to seal granted for L / See Order of B, Doc. 22 / Modified on C
  WHO asked that AHEAD be moved P / The record of B runs L / WHO produced it on C, L late
  Dated this B. Filed C / Admits that the lease began B for L; denies that notice was given P before
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
  If a defendant fails to DO within P of EVENT, judgment may be entered / A motion shall be filed not later than P after EVENT
  An action to recover damages shall be commenced within L / A notice of appeal shall be filed within P after EVENT
  A tenant who receives a notice may DO within P / The other side usually has P to respond
  A motion shall be noted to be heard within P after EVENT / Any party may DO within P of EVENT. The judge may shorten the time
  A landlord who DID shall DO within P / The court shall set AHEAD not earlier than P and not later than Q after EVENT
  Most estates stay open P / Count P more if the papers were mailed / The limitations period is P from EVENT
  Suit must be brought within L / Within P after EVENT a person may DO, and the clerk shall mail a copy
  We assume that you got it P after its date / The policy gives us P to decide / A party has P to DO under the rule
`);

/** What clerks, judges from the bench and lawyers in mails leave out: the subject, the verb, or both. */
const TERSE = list(`
  THING {d:D} / THING: {d:D} / THING due {d:D} / THING in {d:P} / THING, if any, in {d:P} / THING within {d:P}
  THING {d:P}, THING2 {d:Q} / {d:P} for the THING / {d:P} for THING, {d:Q} for THING2 / {d:P} to DO
  {d:P} given to DO / WHO has {d:P} for THING / WHO given {d:P} to DO / WHO to DO in {d:P}
  THING to be served {d:P} before AHEAD, THING2 {d:Q} before / THING answered in {d:P} / THING2 {d:P} later
  WHO to DO by {d:D}, THING2 {d:P} after / THING to be had {d:P} before AHEAD / THING {d:P} ahead of AHEAD
  The time for THING runs through {d:D} / THING now due {d:E}, not D / THING remains due {d:D}
  AHEAD {h:D} T / AHEAD: {h:D}, T / SITTING {h:D} T / SITTING {h:D} at T / SITTING {h:D} / SITTING: {h:D}
  SITTING by phone {h:D} at T / SITTING by video {h:D} T / Reset to {h:D} at T / Back here {h:D} at T
  SITTING reset {h:D} / The motion is renoted for {h:D} / The motion is returnable {h:D}
  The case will be placed on the docket of {h:D} / Cause continued to the term commencing {h:D}
  SITTING {h:D} and {h:E} / WHO must be at the courthouse {h:D} between T and T / THING and SITTING: {h:D} T
  SITTING {h:D}. THING {d:P} before trial / THING {d:D}. SITTING {h:E} T / SITTING {h:E}. THING {d:D}
  The first payment is due {d:D}, then the same on {d:E} / WHO shall pay $150 on {d:D} and $150 on {d:E}
  THING may be filed on {d:D} / THING should be here on {d:D} / The judge wants the THING on {d:D}
  Please have the THING here {d:D} / THING must be in hand {d:D} / WHO must be out {d:D}
  THING, which would fall due B, may be filed {d:D} / We need THING {d:P} before AHEAD, now set for {h:D}
  WHO gets {d:P} from this mailing to DO / Return the THING inside {d:P} of EVENT / DO in {d:P} or less
  WHO has up to {d:D} to DO / Objections to the THING: {d:P} from EVENT / WHO may DO until {d:D}
  If we have not received the THING by {d:D}, AHEAD is canceled / Unless the THING is here by {d:D}, AHEAD goes on
  Should the THING not be here {d:D}, judgment will be entered / Not later than {d:D}, WHO MUST DO or the claim is dropped
  The briefing will conclude on {d:D} and SITTING has been scheduled for {h:E} / Right now SITTING {h:D}
  The motion filed on B will be decided on {h:D} / Discovery is {d:P} and may be enlarged by the judge
  WHO must DO {d:P} from EVENT / Your THING must reach us {d:D} / In {d:P}, WHO MUST DO
`);
const THINGS = list(`
  opposition / reply / supplemental brief / witness list / exhibit list / expert reports / status report
  written discovery / disclosure of primary witnesses / motions in limine / jury demand / proof of service
  answer / amended complaint / dispositive motions / proposed order / pretrial statement / signed release
  accounting / redlines / joint letter / discovery cutoff / exchange of exhibits / rebuttal / bond / inventory
  fee affidavit / joinder of parties / depositions / certificate / objections / response / transcript
`);
const SITTINGS = list(`
  status / pretrial / calendar call / trial call / status on discovery / CMC / jury trial / bench trial
  proceedings supplemental / argument / hearing / review / settlement conference / case conference
  mediation orientation / docket call / scheduling conference / show cause / trial setting / prove-up
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
  terse: [
    'order',
    'order',
    'docket-entry',
    'minute-order',
    'notice',
    'transcript',
    'e-mail',
    'letter',
    'judgment',
  ],
  tell: [
    'complaint',
    'transcript',
    'docket-entry',
    'invoice',
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
    'rule',
    'statute',
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
      ['THING', () => pick(THINGS)],
      ['THING2', () => pick(THINGS)],
      ['SITTING', () => pick(SITTINGS)],
      ['LAW', () => pick(LAWS)],
      ['D', () => day(5 + whole(200))],
      ['E', () => day(205 + whole(90))],
      ['B', () => day(-1 - whole(700))],
      ['C', () => day(-1 - whole(60))],
      ['P', () => pick(PERIODS)],
      ['Q', () => pick(PERIODS)],
      ['L', () => pick(LONG)],
      ['T', () => pick(CLOCKS)],
    ]);
    const fill = (form: string): string =>
      form.replace(
        /\b(?:WHO|MUST|DO|DID|EVENT|AHEAD|THING2?|SITTING|LAW|D|E|B|C|P|Q|L|T)\b/g,
        (name) => parts.get(name)?.() ?? name,
      );
    const which = next();
    const [group, forms] =
      which < 0.4
        ? ['command', COMMAND]
        : which < 0.6
          ? ['terse', TERSE]
          : which < 0.84
            ? ['tell', TELL]
            : ['teach', TEACH];
    const text = [
      fill(pick(forms)),
      ...(next() < 0.35
        ? [fill(pick(group !== 'tell' && group !== 'teach' && next() < 0.6 ? forms : TELL))]
        : []),
    ].join('. ');
    const dated = next() < 0.6 ? new Date(own).toISOString().slice(0, 10) : '-';
    return `${pick(PAPERS[group] ?? [])}|${dated}|${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });
}

function written(date: Date, figures: boolean): string {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return figures ? `${month}/${day}/${year}` : `${MONTHS[month - 1]} ${day}, ${year}`;
}
