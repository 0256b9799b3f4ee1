import type { EntryEvent } from './entry-event.ts';

type Cue = readonly [EntryEvent, RegExp];

/** Words that only a bankruptcy court's docket prints. */
const BANKRUPTCY: readonly Cue[] = [
  [
    'bankruptcy-discharge',
    /^(?:\W|\d)*(?:order )?discharg(?:e|ing) (?:of )?(?:the )?(?:joint )?debtor|discharge of (?:the )?debtor|order of discharge\b/i,
  ],
  [
    'bankruptcy-meeting',
    /meeting of creditors|\b341(?:\(a\))? (?:meeting|notice)|first meeting\b|notice of chapter \d+ bankruptcy/i,
  ],
  [
    'bankruptcy-stay-motion',
    /motion for relief from (?:the )?(?:automatic )?stay|relief from (?:the )?(?:automatic )?stay\b(?=.{0,60}\b(?:filed|motion|fee)\b)/i,
  ],
  [
    'bankruptcy-plan',
    /(?<!\b(?:discovery|adr|management|trial|pre-?trial|mediation|26\(f\)|joint|report|budget)\s)\b(?:chapter 1[123] )?plan\b.{0,40}\b(?:confirm|filed|amended|modif)|confirm\w* (?:of )?(?:the )?(?:chapter|plan|hearing)|(?:^|\W)chapter 1[123] plan\b/i,
  ],
  [
    'bankruptcy-claim',
    /\bproofs? of claim\b|\bclaims? (?:register|bar date)\b|objection to claim\b|transfer of claim\b/i,
  ],
  ['bankruptcy-start', /(?:voluntary|involuntary) petition|petition (?:under|for) chapter (?:7|9|1[1235])/i],
  [
    'bankruptcy-other',
    /chapter (?:7|13) trustee|trustee'?s? (?:report|final|notice|motion|certificat|no asset)|no distribution|reaffirmation|\bschedules? [A-J]\b|statement of (?:financial affairs|intention)|financial management course|credit counseling|means test|automatic stay|adversary (?:case|proceeding)|BNC certificate/i,
  ],
];

/** Words that only the docket of a criminal case prints; 'sentence four of 42 U.S.C. 405(g)' is of a benefits case. */
const CRIMINAL: readonly Cue[] = [
  [
    'criminal-sentence',
    /\bsentenc(?:e(?! (?:four|six)\b)|ed|ing)\b|judgment (?:in a criminal case|and commitment|of conviction)|presentence|supervised release|probation (?:violation|revo|order)/i,
  ],
  [
    'criminal-plea',
    /\bplea(?: agreement|s| of| hearing)?\b(?! in| to the)|change of plea|\bpleads? (?:not )?guilty|\bpled\b|guilty/i,
  ],
  [
    'criminal-first',
    /\barraign|initial appearance|first appearance|preliminary (?:hearing|examination)(?=.{0,80}\b(?:defendant|usa|charge|waiv))/i,
  ],
  [
    'criminal-release',
    /\bdetention (?:hearing|order|pending)|order of detention|motion for detention|conditions of release|\bbail\b|\bbond\b(?=.{0,60}\b(?:release|appearance|defendant|revok|forfeit|posted|set))|pretrial release|remanded to (?:the )?custody/i,
  ],
  [
    'criminal-warrant',
    /\b(?:arrest|bench|search) warrant|warrant (?:issued|returned|executed)|capias|\bwrit of habeas corpus ad\b/i,
  ],
  [
    'criminal-charge',
    /\bindictment|superseding information|criminal (?:complaint|information)|^(?:\W|\d)*information\b|felony|misdemeanor/i,
  ],
  ['criminal-other', /speedy trial|excludable|\bCJA\b|federal public defender|\bAUSA\b|ends of justice/i],
];
/** A civil case that speaks of a crime or of somebody's bankruptcy. */
const CIVIL =
  /^(?:\W|\d)*(?:[\w'’]+ ){0,3}(?:complaint|answer|brief|response|memorandum|reply|declaration|affidavit|exhibit|removal|suggestion of bankruptcy|notice of (?:removal|bankruptcy|appearance))\b(?! (?:as to|signed))/i;

/** What an entry of a bankruptcy or a criminal case reports, where its words are of no other court; null otherwise. */
export function fieldEvent(head: string): EntryEvent | null {
  if (CIVIL.test(head) && !/criminal complaint/i.test(head)) return null;
  for (const [event, pattern] of [...BANKRUPTCY, ...CRIMINAL]) if (pattern.test(head)) return event;
  return null;
}
