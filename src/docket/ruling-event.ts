import type { Ruling } from '../facts/decisions/rulings.ts';
import { askedOf } from './asked-of.ts';
import type { EntryEvent } from './entry-event.ts';

type Row = readonly [thing: RegExp, event: EntryEvent | null];

const DISMISSAL =
  /motions?\b.{0,80}\bto dismiss|judgment on the pleadings|more definite statement|demurrers?|12\(b\)|12\(c\)|preliminary objections|plea to the jurisdiction/i;
const VOLUNTARY =
  /motions? to dismiss (?:with(?:out)? prejudice )?(?:the )?(?:party|(?:certain )?defendants?)\b(?!\S)(?! ['’]|.{0,40}\b(?:counter|cross)-?claim)|voluntar|(?:rule|frcp|fed\. ?r\. ?civ\. ?p\.|ORCP|CCP)?\s?41\(a\)|nonsuit|non-suit|stipulat\w+ (?:of|for|to) dismiss|(?:plaintiff|petitioner)s?['’]?s?\s(?:[\w-]+ ){0,3}motions? to dismiss|joint\b.{0,30}\bdismiss|request for dismissal/i;
const JUDGMENT_MADE =
  /new trial|(?:alter|amend) (?:or amend )?(?:the |a )?judgment|rule (?:59|60|50)|notwithstanding|matter of law/i;
/** What a case of its own begins with, and ends by; not what is asked on the way. */
const PETITION_OF_PRISONER =
  /^(?!.*\b(?:counsel|extension|extend|hearing|discovery|stay|leave|reconsider\w*|amend\w*|expedite|supplement|respond|response|forma)\b).*(?:\bvacate\b.{0,60}\bsentence\b|\b2255\b|\b2254\b|\b2241\b|habeas corpus)/i;
const REPORT = /report|recommend|\bR\s?&\s?R\b|\bF\s?&\s?R\b|findings/i;
const DEFAULT_JUDGMENT = /default judgment|judgment by default/i;
const DEFAULT = /\bdefaults?\b/i;
const VACATES = /(?:set aside|vacat\w+|relief from|lift|strike|reconsider\w*)\b.{0,60}\b/i;
const SITTING = /hearing|conference|trial|argument|mediation|deadline|date|setting|arraignment|schedul/i;
const CASE =
  /\b(?:case|actions?|complaints?|petitions?|claims?|counts?|lawsuit|suit|matter|causes?|proceedings?|defendants?|counterclaims?|crossclaims?|appeal|adversary|plaintiffs?|charges?|indictment|information)\b/i;
const APPEAL =
  /\bwrits? of certiorari\b|\bappeals?\b(?! in forma| from (?:the )?(?:magistrate|decision of the (?:commissioner|agency)))/i;

/** What a motion that was granted brings about. */
const GRANTED: readonly Row[] = [
  [REPORT, 'order-adopting'],
  [
    /forma pauperis|\bIFP\b|fee waiver|waive (?:the )?(?:filing )?fees?|without prepay|inability to pay/i,
    'order-fee-waiver',
  ],
  [/(?:withdraw|withdrawal of)\b.{0,30}\bmotion/i, 'order-granting'],
  [
    /pro hac vice|as (?:attorney|counsel)|substitut\w* (?:of )?(?:attorney|counsel)|appoint\w* (?:of )?counsel|appear (?:by|via|tele|remot)/i,
    'order-counsel',
  ],
  [
    /extension|enlarge|extend|more time|further time|continu(?:e|ance)|adjourn|reschedul|reset/i,
    'order-extension',
  ],
  [
    /leave\b.{0,60}\b(?:amended|amend)\b|amend (?:the |its |his |her |their )?(?:complaint|answer|petition|counterclaim)|amended complaint/i,
    'order-leave-amend',
  ],
  [new RegExp(`${VACATES.source}default`, 'i'), 'order-default-vacated'],
  [DEFAULT_JUDGMENT, 'default-judgment'],
  [DEFAULT, 'default-entered'],
  [new RegExp(VOLUNTARY.source, 'i'), 'order-dismissing-asked'],
  [DISMISSAL, 'order-dismissing'],
  [/summary (?:judgment|disposition|adjudication)/i, 'order-summary-judgment'],
  [PETITION_OF_PRISONER, 'judgment'],
  [
    /reconsider|rehear|relief from (?:judgment|order)|vacat|set aside|new trial|(?:alter|amend) (?:or amend )?(?:the |a )?judgment|rule (?:59|60)/i,
    'order-vacating',
  ],
  [/relief from (?:the )?(?:automatic )?stay|lift (?:the )?(?:automatic )?stay/i, 'order-stay-lifted'],
  [/\bremand/i, 'order-remand'],
  [/transfer|change (?:of )?venue/i, 'order-transfer'],
  [/\bstay\b/i, 'order-stay'],
  [/restraining order|\bTRO\b|injunct|protective order against|order of protection/i, 'order-injunction'],
  [/\bcompel\b|sanction/i, 'order-compel'],
  [/judgment/i, 'judgment'],
];

/** What a motion that was refused leaves behind. */
const DENIED: readonly Row[] = [
  [
    /forma pauperis|\bIFP\b|fee waiver|waive (?:the )?(?:filing )?fees?|without prepay/i,
    'order-fee-waiver-denied',
  ],
  [VOLUNTARY, 'order-denying'],
  [PETITION_OF_PRISONER, 'order-denying-petition'],
  [JUDGMENT_MADE, 'order-denying-new-trial'],
  [DISMISSAL, 'order-denying-dismissal'],
  [new RegExp(`${VACATES.source}(?:default|judgment|dismissal)`, 'i'), 'order-denying'],
  [DEFAULT, 'order-denying-default'],
];

const pick = (rows: readonly Row[], thing: string): EntryEvent | null =>
  rows.find(([pattern]) => pattern.test(thing))?.[1] ?? null;

/** A decision that a trial court reviews; what it says of it ends the case there. */
const AGENCY =
  /\b(?:commissioner|secretary|agency|administrative law judge|ALJ)['’]?s?\b.{0,30}\b(?:decision|determination|denial)\b|\bdecision of the (?:commissioner|secretary|agency|administrative law judge|ALJ)\b/i;

const ATTACKS =
  /\b(?:demurrers?|motions? to (?:dismiss|strike)) (?:to |the |[\w’']+['’]s? )*(?:\w+ ){0,3}amended complaint/i;

/** What one ruling of a court comes to in a case; null where it is of no weight beside others. */
export function rulingEvent({ of: thing, outcome }: Pick<Ruling, 'of' | 'outcome'>): EntryEvent | null {
  const of = askedOf(thing);
  const isPart = /\b(?:in part|as to|with respect to|in regard to|insofar|to the extent)\b/.test(outcome);
  const isOpen = /(?<!without )leave to (?:amend|replead|refile)/.test(outcome);
  if (/^(?:granted|allowed|approved|adopted|accepted|sustained|entered)/.test(outcome)) {
    if (/^entered/.test(outcome))
      return DEFAULT_JUDGMENT.test(of)
        ? 'default-judgment'
        : DEFAULT.test(of)
          ? 'default-entered'
          : 'judgment';
    if (/^sustained/.test(outcome) && !/demurrer|preliminary objection/i.test(of)) return 'order-granting';
    // What is attacked may be an amended complaint: nobody was allowed to amend by it.
    const rows = ATTACKS.test(of) ? GRANTED.filter(([, event]) => event !== 'order-leave-amend') : GRANTED;
    const event = pick(rows, of) ?? 'order-granting';
    return narrowed(event, isPart, isOpen);
  }
  if (/^(?:denied|overruled|rejected)/.test(outcome)) {
    if (REPORT.test(of) && /^rejected/.test(outcome)) return 'order-rejecting';
    if (/\bmoot\b/.test(outcome)) return 'order-moot';
    if (isPart && DISMISSAL.test(of)) return 'order-dismissing-part';
    return pick(DENIED, of) ?? 'order-denying';
  }
  if (/\bmoot\b/.test(outcome) || /^(?:terminated|withdrawn)/.test(outcome))
    return /\bmotion|request|application|petition/i.test(of) ? 'order-moot' : null;
  if (/^dismissed/.test(outcome)) {
    if (/\bmotions?\b|\brequests?\b|\bapplications?\b/i.test(of)) return 'order-denying';
    if (APPEAL.test(of)) return 'appeal-dismissed';
    if (!CASE.test(of)) return null;
    return narrowed(
      'order-dismissing',
      isPart || /^(?:the )?(?:claims? (?:against|for|of)|counts?|defendants?)\b/i.test(of),
      isOpen,
    );
  }
  if (/^(?:vacated|set aside|stricken|quashed|reversed|discharged)/.test(outcome)) {
    if (/show cause/i.test(of)) return 'order-show-cause-over';
    if (DEFAULT.test(of)) return 'order-default-vacated';
    if (SITTING.test(of)) return 'hearing-canceled';
    if (/^(?:vacated|reversed)/.test(outcome) && AGENCY.test(of)) return 'judgment';
    if (
      /^(?:vacated|set aside|reversed)/.test(outcome) &&
      /judgment|order|dismissal|decision|sentence|conviction/i.test(of)
    )
      return 'order-vacating';
    return /^(?:stricken|quashed)/.test(outcome) ? 'order-striking' : null;
  }
  if (/^affirmed/.test(outcome)) return AGENCY.test(of) ? 'judgment' : 'appeal-decided';
  if (/off calendar$/.test(outcome)) return 'hearing-canceled';
  if (/^(?:re-?opened|reinstated)/.test(outcome)) return 'order-reopening';
  if (/^remanded/.test(outcome)) return 'order-remand';
  if (/^transferred/.test(outcome)) return 'order-transfer';
  if (/^administratively closed/.test(outcome)) return 'order-closing-for-now';
  if (/^closed/.test(outcome)) return CASE.test(of) ? 'order-closing' : null;
  if (/^(?:stayed|held in abeyance)/.test(outcome)) return 'order-stay';
  if (/^lifted/.test(outcome)) return /stay/i.test(of) ? 'order-stay-lifted' : 'order';
  if (/^extended/.test(outcome)) return 'order-extension';
  if (/^taken under|^deferred/.test(outcome)) return 'order-waiting';
  if (/^(?:continued|adjourned|rescheduled|reset|postponed)/.test(outcome)) return 'hearing-moved';
  return null;
}

/** A part of the case, and a pleading that may be mended, are no end of it. */
function narrowed(event: EntryEvent, isPart: boolean, isOpen: boolean): EntryEvent {
  if (event === 'order-dismissing' && isOpen) return 'order-dismissing-leave';
  if (event === 'order-dismissing' && isPart) return 'order-dismissing-part';
  return event === 'order-summary-judgment' && isPart ? 'order-summary-judgment-part' : event;
}

/** What weighs most stands first; what a decision brings with it is told with it. */
export const BY_WEIGHT: readonly EntryEvent[] = [
  'default-judgment',
  'judgment',
  'order-dismissing',
  'appeal-dismissed',
  'appeal-decided',
  'order-summary-judgment',
  'order-default-vacated',
  'order-vacating',
  'default-entered',
  'order-remand',
  'order-transfer',
  'order-dismissing-leave',
  'order-dismissing-part',
  'order-dismissing-asked',
  'order-summary-judgment-part',
  'order-adopting',
  'order-rejecting',
  'order-denying-petition',
  'order-fee-waiver-denied',
  'order-injunction',
  'order-denying-dismissal',
  'order-denying-new-trial',
  'order-denying-default',
  'order-leave-amend',
  'order-stay',
  'order-stay-lifted',
  'order-reopening',
  'order-compel',
  'order-striking',
  'order-extension',
  'order-fee-waiver',
  'order-denying',
  'order-granting',
  'order-counsel',
  'order-show-cause-over',
  'order-waiting',
  'order-moot',
  'order-closing',
  'order-closing-for-now',
  'hearing-moved',
  'hearing-canceled',
];

const ENDING: ReadonlySet<EntryEvent> = new Set([
  'default-judgment',
  'judgment',
  'order-dismissing',
  'order-dismissing-asked',
  'order-summary-judgment',
  'order-remand',
  'order-transfer',
]);
/** What goes without saying where a case ends. */
const FOLLOWS: ReadonlySet<EntryEvent> = new Set(['order-closing', 'hearing-canceled', 'order-moot']);

/** What the rulings of one entry come to, each once, what weighs most first. */
export function rulingEvents(rulings: readonly Ruling[]): EntryEvent[] {
  const all = new Set(rulings.map(rulingEvent).filter((event) => event !== null));
  // 'Motion to dismiss granted; complaint dismissed with leave to amend' is one thing, and open.
  if (all.has('order-dismissing-leave')) all.delete('order-dismissing');
  if (all.has('order-dismissing-part')) all.delete('order-denying-dismissal');
  if (all.has('order-dismissing-asked')) all.delete('order-dismissing');
  const isEnd = [...all].some((event) => ENDING.has(event));
  return BY_WEIGHT.filter((event) => all.has(event) && !(isEnd && FOLLOWS.has(event)));
}
