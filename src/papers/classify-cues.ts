/** Types of paper in the app's words, and the coarse kind that each belongs to. */
export const PAPER_KINDS = {
  Complaint: 'complaint',
  Answer: 'answer',
  Motion: 'motion',
  Memorandum: 'motion',
  Response: 'motion',
  Reply: 'motion',
  Order: 'order',
  'Proposed Order': 'order',
  Judgment: 'order',
  Notice: 'notice',
  Summons: 'summons',
  'Return of Service': 'summons',
  'Certificate of Service': 'other',
  Subpoena: 'discovery',
  'Discovery Request': 'discovery',
  'Discovery Response': 'discovery',
  Affidavit: 'other',
  Stipulation: 'other',
  Transcript: 'other',
  Exhibit: 'other',
  Docket: 'docket',
  Email: 'email',
  Contract: 'other',
  Letter: 'other',
  Other: 'other',
} as const;

export type PaperType = keyof typeof PAPER_KINDS;
export type PaperKind = (typeof PAPER_KINDS)[PaperType];

interface TitleCue {
  type: PaperType;
  pattern: RegExp;
}

const DISCOVERY_PAPER =
  '(?:INTERROGATOR(?:Y|IES)|REQUESTS? (?:FOR|TO) (?:THE )?(?:PRODUC\\w+|ADMISSIONS?|ADMIT|DOCUMENTS?|INSPECT\\w*|ENTRY)|REQUESTS? FOR DISCOVERY|DOCUMENT REQUESTS?|DISCOVERY REQUESTS?|DEMANDS? FOR (?:DOCUMENTS|PRODUCTION|INSPECTION|DISCOVERY))';
const PLEADING = '(?:COMPLAINT|PETITION|COUNTER-?\\s?CLAIMS?|CROSS-?\\s?CLAIMS?|CROSS-?\\s?COMPLAINT)';
const ORDER_LEADS =
  '(?:(?:AMENDED|CORRECTED|REVISED|SECOND|CONSENT|AGREED|STIPULATED|JOINT|SCHEDULING|PROTECTIVE|TEMPORARY|RESTRAINING|PRELIMINARY|INJUNCTION|PERMANENT|FINAL|INITIAL|INTERIM|INTERLOCUTORY|TEXT|MINUTE|DOCKET|STANDING|CASE|MANAGEMENT|PRE-?TRIAL|TRIAL|DISCOVERY|DEFAULT|CONFIDENTIALITY|SUMMARY|DISMISSAL|REFERRAL|COURT|GENERAL|ADMINISTRATIVE|PROCEDURAL|OPINION|DECISION|MEMORANDUM|RULING|JUDGMENT|FINDINGS OF FACT|CONCLUSIONS OF LAW|AND|&)[ ,]+)*';

/** Up to seven words at the start of a title that name no other paper. */
const LAST_WORD =
  '(?!.*\\b(?:MOTION|REQUEST|APPLICATION|PETITION|RESPONSE|REPLY|OPPOSITION|OBJECTION|BRIEF|MEMORANDUM|STIPULATION|PROPOSED|COMPLAINT|ANSWER|EXHIBIT|PURCHASE|WORK|MONEY|DECLARATION|AFFIDAVIT|SUMMONS|SUBPOENA|JUDICIAL)S?\\b)(?<=^)(?:[A-Z-]+,? ){1,7}';

/**
 * What the head word of a title says, most specific first. The cue that begins earliest in the title decides,
 * so that 'Motion for Extension to Answer Complaint' is a motion; of cues that begin together, the first listed.
 */
export const TITLE_CUES: readonly TitleCue[] = [
  cue(
    'Return of Service',
    '(?:RETURN|PROOF|AFFIDAVIT|DECLARATION|ACCEPTANCE|ACKNOWLEDG\\w+|WAIVER)S? OF (?:NON-?|THE )?(?:PERSONAL |SUBSTITUTED? |ATTEMPTED |DUE |PROCESS )?(?:SERVICE|SUMMONS)',
  ),
  cue('Return of Service', "(?:SHERIFF'?S|SERVER'?S|OFFICER'?S|SUMMONS) RETURN(?:ED)?"),
  cue('Return of Service', 'WAIVER OF (?:THE )?SERVICE'),
  cue('Certificate of Service', 'CERTIFICATES? OF (?:SERVICE|MAILING|DELIVERY)'),
  cue('Subpoena', '(?:DEPOSITION |CIVIL |TRIAL )?SUBP(?:O|OE|E)NA(?: DUCES TECUM)?'),
  cue(
    'Motion',
    'NOTICE OF (?:(?:JOINT|UNOPPOSED|OPPOSED|RENEWED|AMENDED|EX PARTE|EMERGENCY|SPECIAL|CROSS|AND|[A-Z]+.S|[A-Z]+S.) ){0,4}(?:CROSS-?)?MOTIONS?(?! (?:PRACTICE|HEARING))',
  ),
  cue('Complaint', 'NOTICE OF REMOVAL'),
  cue('Stipulation', 'NOTICE OF (?:VOLUNTARY )?DISMISSAL'),
  cue(
    'Notice',
    'NOTICES?(?! TO (?:THE |ALL |ANY )?(?:PLAINTIFF|DEFENDANT|TENANT|RESPONDENT|CLERK|PERSON|ABOVE))\\b',
  ),
  cue('Proposed Order', `\\W?PROPOSED\\W? ${ORDER_LEADS}(?:ORDER|JUDGMENT|DECREE|FINDINGS)`),
  cue('Proposed Order', `${ORDER_LEADS}ORDER\\b.{0,80}\\W\\(?PROPOSED\\b`),
  cue('Proposed Order', '(?:JOINT )?STIPULATION\\b.{0,80}\\W?PROPOSED\\W? (?:[A-Z]+ )?ORDER'),
  cue('Order', '(?:JOINT |AGREED )?STIPULATION(?:S)? (?:AND|&) ORDER'),
  cue('Order', 'REPORT (?:AND|&) RECOMMENDATIONS?'),
  cue(
    'Order',
    "(?:CIVIL |CRIMINAL |COURT )?MINUTES?\\b(?: -+ (?:GENERAL|TRIAL))?|MINUTE (?:ENTRY|ORDER)|CLERK'?S MINUTES",
  ),
  cue(
    'Order',
    '(?:MEMORANDUM|MEMORANDUM OF|AMENDED|PER CURIAM|SLIP|WRITTEN) (?:OPINION|DECISION|DISPOSITION|RULING|JUDGMENT)',
  ),
  cue('Order', '(?:MEMORANDUM|OPINION|DECISION) (?:OPINION )?(?:AND|&) ORDER'),
  cue(
    'Judgment',
    "(?:FINAL |DEFAULT |AMENDED |CONSENT |AGREED |STIPULATED |SUMMARY |CLERK'?S |PARTIAL |DECLARATORY )*(?:JUDGE?MENT|DECREE)(?! (?:DEBTOR|CREDITOR|PROOF))",
  ),
  cue('Judgment', '(?:JURY |SPECIAL )?VERDICT(?: FORM)?'),
  cue('Judgment', 'FINDINGS OF FACT(?: AND|,)? CONCLUSIONS'),
  cue('Order', `${ORDER_LEADS}ORDERS?(?! (?:OF THE (?!COURT)|FORM|PROCESSING))`),
  cue('Order', '(?:OPINION|DECISION|RULING)S?(?= |$)'),
  // 'TRANSFER ORDER', 'DOCKETING NOTICE': the head word comes last.
  cue('Order', `${LAST_WORD}ORDER(?= ?$)`),
  cue('Notice', `${LAST_WORD}NOTICE(?= ?$)`),
  cue('Order', 'WRIT OF [A-Z]+'),
  cue(
    'Answer',
    `(?:VERIFIED )?(?:ANSWERS?|RESPONSES?) (?:AND [A-Z ]{2,40} )?TO (?!(?:[A-Z',]+ ){0,6}(?:MOTION|ORDER|REQUEST|INTERROG|SUBP))(?:[A-Z0-9',.-]+ ){0,12}?${PLEADING}`,
  ),
  cue('Answer', `REPLY TO (?:[A-Z',.]+ ){0,8}?(?:COUNTER-?\\s?CLAIM|CROSS-?\\s?CLAIM)`),
  cue(
    'Discovery Response',
    `(?:ANSWERS?|RESPONSES?|OBJECTIONS?)(?:,? (?:AND|&) (?:ANSWERS?|RESPONSES?|OBJECTIONS?))? TO (?:[A-Z0-9',.()-]+ ){0,14}?${DISCOVERY_PAPER}`,
  ),
  cue('Discovery Response', `(?:ANSWERS?|RESPONSES?) TO (?:[A-Z0-9',.]+ ){0,8}DISCOVERY`),
  cue(
    'Answer',
    '(?:AMENDED |VERIFIED |GENERAL |SUMMARY PROCESS |UNLAWFUL DETAINER )?ANSWER(?!S| KEY| BY MAIL|:)',
  ),
  cue(
    'Discovery Request',
    `(?:(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|ONE|TWO) SETS? OF |CONTINUING |SPECIAL |FORM |GENERAL )*${DISCOVERY_PAPER}`,
  ),
  cue(
    'Discovery Request',
    '(?:FIRST|SECOND|THIRD|FOURTH|FIFTH) SETS? OF (?:WRITTEN )?(?:DISCOVERY|REQUESTS)',
  ),
  cue(
    'Transcript',
    "(?:REPORTER'?S |OFFICIAL |CERTIFIED )?TRANSCRIPT(?: OF)?|(?:VIDEO-?TAPED |REMOTE |ORAL )*DEPOSITION (?:TESTIMONY )?OF",
  ),
  cue(
    'Letter',
    '(?:INTER-?OFFICE |OFFICE )?MEMORANDUM (?:TO|FOR)(?: THE)?:? (?:ALL|FILE|RECORD|STAFF|CHIEF|JUDGES|COMMANDER|EMPLOYEES)',
  ),
  cue(
    'Response',
    '(?:MEMORANDUM|BRIEF|MEMORANDA)(?: OF (?:LAW|POINTS AND AUTHORITIES))? IN (?:RESPONSE|OPPOSITION)',
  ),
  cue('Reply', 'REPLY(?: BRIEF| MEMORANDUM| TO| IN| OF|$|\\b)'),
  cue(
    'Memorandum',
    '(?:MEMORANDUM|MEMORANDA|BRIEF|TRIAL BRIEF|POINTS AND AUTHORITIES|STATEMENT OF POINTS)\\b',
  ),
  cue(
    'Response',
    '(?:RESPONSES?|OPPOSITION|OBJECTIONS?)(?: IN OPPOSITION)?(?= TO| IN| OF|$| BRIEF| MEMORANDUM)',
  ),
  cue('Stipulation', '(?:JOINT )?STIPULATIONS?\\b|STIPULATED (?:DISMISSAL|FACTS|MOTION)'),
  cue('Motion', '(?:LETTER |OMNIBUS |CROSS-?)?MOTIONS?(?! (?:PICTURE|DETECT|SICK))\\b'),
  cue(
    'Motion',
    '(?:EX PARTE )?(?:APPLICATION|DEMURRER)\\b|REQUEST FOR (?:ENTRY OF|EXTENSION|HEARING|JUDICIAL NOTICE|ORDER|LEAVE|RELIEF|DISMISSAL|CONTINUANCE|STAY|RECONSIDERATION|DEFAULT)|PETITION FOR (?:REHEARING|RECONSIDERATION|REVIEW)',
  ),
  cue(
    'Complaint',
    "(?:CLASS ACTION |VERIFIED |AMENDED |THIRD-?PARTY |CROSS-?)*(?:COMPLAINT|COUNTERCLAIM)S?\\b(?! (?:FILED|DATED))|(?:ORIGINAL |AMENDED |VERIFIED |LANDLORD'?S |TENANT'?S )*PETITION\\b|STATEMENT OF CLAIM",
  ),
  cue(
    'Summons',
    '(?:ALIAS |CIVIL |ASSOCIATE DIVISION )*SUMMONS\\b(?! (?:ISSUED|RETURNED|ATTACHED|REQUESTED))|CITATION(?= |$)(?! (?:OF|TO) )',
  ),
  cue('Affidavit', '(?:AFFIDAVITS?|DECLARATIONS?|VERIFICATION)(?= |$)(?! (?:OF INDEPENDENCE|JUDGMENT|PAGE))'),
  cue(
    'Docket',
    '(?:CIVIL |CRIMINAL |BANKRUPTCY )?(?:DOCKET (?:SHEET|REPORT|FOR CASE)|REGISTER OF ACTIONS|CASE SUMMARY|DOCKET TEXT|DOCKET ENTRIES)',
  ),
  cue('Exhibit', 'EXHIBITS? (?:[A-Z]|\\d{1,3}|LIST)\\b'),
  cue(
    'Contract',
    '(?:[A-Z]+ ){0,4}(?:LEASE|AGREEMENT|CONTRACT|PROMISSORY NOTE|BILL OF SALE|MEMORANDUM OF UNDERSTANDING)(?: AGREEMENT)?\\b|AMENDMENT (?:NO\\.? ?)?\\d+ TO',
  ),
];

function cue(type: PaperType, source: string): TitleCue {
  return { type, pattern: new RegExp(`(?<![A-Z0-9])(?:${source})(?![A-Z])`) };
}

interface BodyCue {
  type: PaperType;
  pattern: RegExp;
  /** Confidence of the wording alone, without a title. */
  weight: number;
  /** Characters from the start in which the wording must stand; the whole head of the paper if not given. */
  within?: number;
}

/** Wording inside a paper that tells what it is when its title does not. */
export const BODY_CUES: readonly BodyCue[] = [
  {
    type: 'Return of Service',
    pattern:
      /\bbeing (?:first )?duly sworn\b.{0,400}?\bserved\b|\bI (?:personally )?served (?:the|this|a copy of the) summons\b/is,
    weight: 0.72,
  },
  {
    type: 'Summons',
    pattern:
      /\bA lawsuit has been filed against you\b|\byou are (?:hereby )?summoned\b|\bYOU ARE BEING SUED\b/i,
    weight: 0.8,
  },
  { type: 'Subpoena', pattern: /\byou are (?:hereby )?commanded to (?:appear|produce)\b/i, weight: 0.75 },
  {
    type: 'Order',
    pattern:
      /\bit is (?:hereby |therefore |accordingly |further )*(?:ordered|adjudged|so ordered)\b|\bSO ORDERED\b|\bthe court (?:hereby )?(?:orders|grants|denies)\b|^before the court (?:is|are)\b|^the court (?:has|having) (?:reviewed|considered)\b|^[^\p{L}\n]{0,9}\p{Lu}\w{1,30}, (?:Chief )?(?:Justice|Judge)\.?$|\b(?:Reversed|Affirmed)(?:,? (?:in part )?and |, )(?:Remanded|Vacated|Certified)\b/imu,
    weight: 0.68,
  },
  {
    type: 'Order',
    // A judge's name over the text, or the bench that heard an appeal.
    pattern:
      /^[^\S\n]*(?!The Hon|Hon|To\b|Before\b)(?:\p{Lu}[\p{L}.'’-]*\s){0,4}\p{Lu}[\p{L}.'’-]*,\s(?:(?:Chief|Senior|Presiding|Associate|United States|U\.S\.|District|Circuit|Magistrate|Bankruptcy|DISTRICT|CIRCUIT|CHIEF|SENIOR|UNITED STATES|MAGISTRATE|BANKRUPTCY)\s){0,4}(?:Judge|Justice|JUDGE|JUSTICE)[.:]?[^\S\n]*$|^Before:?\s[^\n]{0,80}(?:\n[^\n]{0,80}){0,3}?\b(?:Judges|Justices|JUDGES|JUSTICES)\b/mu,
    weight: 0.82,
    within: 6000,
  },
  {
    type: 'Order',
    // The head of a ruling by a court that gives its rulings no caption title.
    pattern: /\b(?:TENTATIVE RULINGS?|RULING ON SUBMITTED MATTERS?|NATURE OF PROCEEDINGS?:|RULINGS?:)(?=\W)/,
    weight: 0.8,
    within: 4000,
  },
  {
    type: 'Order',
    // The head of a reported decision.
    pattern:
      /^[^\S\n]*(?:\d{4} WL \d{5,}|\d{1,4} (?:F\. ?(?:2d|3d|4th|Supp|App)|Fed\. ?App|S\. ?Ct\.|[NSP]\.[EW]?\.?\dd)[^\n]{0,30}$|Only the Westlaw citation|\(Slip Opinion\))/mu,
    weight: 0.86,
    within: 700,
  },
  {
    type: 'Answer',
    pattern:
      /\bdefendants?,? .{0,120}?\b(?:answers?|responds?) (?:to )?(?:the )?(?:plaintiff\S* |plaintiffs' )?(?:\w+ ){0,2}complaint\b|\b(?:defendant|tenant|respondent)s? (?:admits?|den(?:y|ies)) the allegations\b|\blacks? (?:sufficient )?(?:knowledge|information).{0,40} to (?:form a belief|admit or deny)\b|^I deny that\b/im,
    weight: 0.66,
  },
  {
    type: 'Motion',
    pattern:
      /\b(?:respectfully )?(?:moves?|move) (?:this|the) (?:honou?rable )?court\b|\bmoves that (?:this|the) court\b|\bhereby moves?\b/i,
    weight: 0.64,
  },
  {
    type: 'Complaint',
    pattern:
      /\bplaintiffs?\b.{0,200}?\b(?:alleges?|avers?|complains?|brings? this (?:action|suit|complaint))\b/is,
    weight: 0.62,
  },
  {
    type: 'Discovery Request',
    pattern:
      /\b(?:answer|respond to) the following (?:interrogatories|requests)\b|\brequests that (?:the )?(?:plaintiff|defendant).{0,60}?respond within\b|\bproduce (?:and permit|the following documents)\b/is,
    weight: 0.66,
  },
  {
    type: 'Notice',
    pattern: /\bplease take notice\b|\bnotice is hereby given\b|\byou are hereby notified\b/i,
    weight: 0.66,
  },
  {
    type: 'Letter',
    pattern: /^(?:Dear (?:Mr|Ms|Mrs|Dr|Judge|Sir|Madam|Counsel|Clerk|Senator|Friend|[A-Z])[^\n]{0,60}[:,])/m,
    weight: 0.7,
  },
  {
    type: 'Contract',
    pattern:
      /\bthis (?:\w+ )?(?:agreement|lease|contract|amendment)\b.{0,160}?\b(?:is )?(?:made|entered into|by and between|between)\b/is,
    weight: 0.68,
  },
  {
    type: 'Transcript',
    pattern:
      /^[ \t]*(?:\d{1,2}[ \t]+)?Q[.:]?[ \t]+\S.*\n(?:.*\n){0,6}?[ \t]*(?:\d{1,2}[ \t]+)?A[.:]?[ \t]+\S/m,
    weight: 0.66,
  },
  {
    type: 'Affidavit',
    pattern: /\bI declare under penalty of perjury\b|\bbeing (?:first )?duly sworn\b/i,
    weight: 0.6,
  },
];
