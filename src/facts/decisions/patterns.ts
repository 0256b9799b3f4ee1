/** A name or a sentence that is shown is no longer than this. */
export const LONGEST = 200;

const PARTS =
  '(?:\\s(?:and|in)\\s(?:granted|denied|affirmed|reversed|sustained|overruled|dismissed|in\\s)?\\s?(?:part|remanded))?';
/** A letter of a clause; the points of '9:00 a.m.' and of 'Dept. 14' end none. */
const IN_CLAUSE =
  '(?:(?!(?<=\\d\\s?[ap]\\.\\s?m\\.)\\s{1,3}(?-i:[A-Z]))[^.;]|(?<=\\d\\s?[ap](?:\\.\\s?m)?)\\.|\\.(?=\\s?\\d))';
/** What a court does with a thing, as it is done to it. */
const DONE = [
  'grant(?:ed)? in part and den(?:ied|y) in part',
  'den(?:ied|y) in part and grant(?:ed)? in part',
  'grant(?:ed|s|ing)?',
  'den(?:ied|y|ies|ying)',
  'dismiss(?:ed|es|ing)?',
  'affirm(?:ed|s|ing)?',
  'revers(?:e|ed|es|ing)',
  'vacat(?:e|ed|es|ing)',
  'sustain(?:ed|s|ing)?',
  'overrul(?:e|ed|es|ing)',
  'remand(?:ed|s|ing)?',
  'quash(?:ed|es|ing)?',
  'str(?:icken|ikes|iking)',
  'approv(?:ed|es|ing)',
  'adopt(?:ed|s|ing)?',
  'set(?:s|ting)? aside',
  '(?:taken?|takes|taking) under (?:advisement|submission)',
  '(?:(?:found|denied as|rendered)\\s)?moot',
  'allowed',
  '(?:(?:taken|ordered|dropped|placed)\\s)?off calendar',
  '(?:administratively )?closed',
  'annulled|remitted|modified|confirmed|waived',
  '(?:re-?opened|reinstated|lifted|withdrawn|discharged|rejected|accepted|deferred|transferred|consolidated)',
  'held in abeyance',
  'extended (?:to|until|through|by)\\s[^.;]{3,60}',
  'awarded(?: to\\s[^.;,]{3,60})?',
  'stayed(?: (?:until|pending|for)\\s[^.;]{3,60})?',
  'terminated',
  'enjoined(?: from\\s[^.;]{4,90})?',
  'restrained(?: from\\s[^.;]{4,90})?',
  `(?:continued|adjourned|rescheduled|reset|postponed) (?:from\\s${IN_CLAUSE}{3,50}?\\s)?(?:to|until)\\s${IN_CLAUSE}{4,60}`,
].join('|');
/** What courts order in these words, and everybody says of other things. */
export const ONLY_ORDERED =
  /^(?:moot|annulled|remitted|modified|confirmed|waived|(?:administratively )?closed|re-?opened|reinstated|lifted|withdrawn|discharged|rejected|accepted|deferred|transferred|consolidated|extended)/i;
/** Who is given something, and is no thing that is decided on. */
const GIVEN_TO =
  /^(?:the\s|all\s|both\s)?(?:plaintiff|defendant|petitioner|respondent|movant|appell(?:ant|ee)|claimant|debtor|tenant|landlord|counsel|part(?:y|ies)|mother|father|husband|wife|government|state)(?:s|es)?(?:\s[\p{L}][\p{L}.'’-]{0,30}){0,4}$/iu;
/** 'immediate access to the house', 'leave to amend': what somebody is granted or denied. */
const GIVEN =
  /^\s(?!(?:in|as|with|without|to|for|and|but|or|on|upon|by|until|pursuant|because|since|if|unless|when|where|under|only|solely|subject|insofar|nunc|that|after|at|from|herein|above|below|over|pending|so|due|except|provided|consistent|based)\b)(?:an?\s|the\s)?\p{Ll}+\b[^.;]{0,160}/u;

/** What a party is granted, behind 'Plaintiff shall be granted'; empty where the thing itself is. */
export const givenTo = (of: string, after: string): string =>
  GIVEN_TO.test(of.trim()) ? (GIVEN.exec(after)?.[0] ?? '') : '';

/** What is only ever said of whom or what it is done to. */
export const DONE_TO =
  /^(?:enjoined|stayed|awarded|restrained|continued|adjourned|rescheduled|reset|postponed)/i;
export const MANNER =
  '(?:\\s?,?\\s(?:in (?:its|their) entirety|in full|in part|(?:up)?on the merits(?:\\sand)?|with(?:out)? (?:full )?prejudice|with(?:out)? leave to (?:amend|refile|replead)|as (?:moot|untimely|premature|improvidently granted|unopposed|abandoned)|(?:and\\s)?(?:re)?manded|and remanded|and dismissed|and denied in part|and granted in part|on (?:the )?conditions?[^.;]{0,40}|nunc pro tunc))*';
export const BE =
  '(?:is|are|(?:shall|will)(?:\\s(?:also|therefore|thus))? be|is and shall be|stands?|be)(?:\\sfound (?:to be )?(?:not )?(?:well[- ]taken|meritorious|without merit|proper)(?: and)?(?: is| are)?(?=\\s))?';
export const ADVERB =
  '(?:,?\\s(?:hereby|therefore|also|otherwise|now|further|in all (?:things|respects)|each|both|all|(?!(?:rare|usual|general|normal|typical|ordinari|routine|frequent|common|previous|initial|original|recent|like|on|mere|former|proper|improper|tentative|alleged|erroneous|possib|probab)ly\\b)\\w{3,12}ly)){0,2}';

/** 'the motion to dismiss is hereby GRANTED in part': the head of the sentence is what is decided. */
export const PASSIVE = new RegExp(
  `(?:^|[\\s,;:])${BE}${ADVERB},?\\s(${DONE})(?!\\w)${PARTS}(${MANNER})`,
  'gi',
);
/** 'and DENIED as to Count III', behind the part on which was decided first. */
export const AND_DONE = new RegExp(
  `^,?\\s(?:and|but)\\s(?:(?:is|are)\\s)?(?:(?:otherwise|hereby)\\s)?(${DONE})\\b(${MANNER})`,
  'i',
);
/** Who decides, in whatever seat: 'the Court', 'this Panel', 'the Special Master'. */
export const COURT_SUBJECT =
  '(?:the|this)\\s(?:(?:special|magistrate|presiding|full|appeals?|review)\\s)?(?:court|undersigned|judge|panel|master|magistrate|tribunal|commission|board|referee|arbitrator)';
/** 'the Court DENIES the motion', 'we affirm the judgment'. */
export const ACTIVE = new RegExp(
  `\\b(?:${COURT_SUBJECT}|(?:we|i)(?:\\s(?:am|are)(?=\\s(?:\\w+ly\\s)?\\w+ing\\s))?|(?=hereby\\s))(?:\\s?(?:hereby|therefore|accordingly|also|now|thus|further|otherwise|respectfully|will|must|doth|does)){0,2}\\s(${DONE})\\b(?<partly>\\sin part(?:\\sand\\s\\w+\\sin part)?(?=\\s(?:the|plaintiff|defendant|petitioner|respondent|movant|appellant|this|all|his|her|their|its)))?\\s((?:(?:the|this|that|those|these|all|said|both|plaintiff|defendant|petitioner|respondent|movant|his|her|its|their|appellant)s?['’]?s?\\s)[^.;]{3,260})`,
  'gi',
);
/** 'and DENIES the motion for fees', ', reverse the award', behind what was decided first and its number on the docket. */
export const CHAINED =
  /^(?:\s?\([^)]{0,60}\))?(?:\sin part(?=,))?(?:,\s(?:(?:and|but)\s)?|\s(?:and|but)\s)(?:(?:hereby|otherwise|further|also|we)\s)?(grant(?:s|ing)?|den(?:y|ies|ying)|dismiss(?:es|ing)?|strik(?:es?|ing)|vacat(?:es?|ing)|overrul(?:es?|ing)|sustain(?:s|ing)?|affirm(?:s|ing)?|revers(?:es?|ing)|remand(?:s|ing)?)\s((?:the|that|this|all|said|both|plaintiff|defendant|petitioner|respondent|movant|appell(?:ant|ee)|his|her|its|their)s?['’]?s?\s[^.;]{3,200})/i;
/** 'Default is entered against Defendant', 'judgment is hereby entered in favor of plaintiff'. */
export const DEFAULT =
  /\b((?:the\s)?(?:default(?:\sjudgment)?|judgment(?:\sof possession)?)(?:\s(?:against|of|as to|for)\s(?:the\s)?[^.;,]{3,60}?)?)\s(?:is|has been|was|shall be|be)\s(?:hereby\s)?((?:entered|ordered|rendered)(?:\s(?:in favor of|for|against)\s(?:[^.;,]|,\d|\.\d){3,90})?)/gi;
/** 'Demurrer SUSTAINED with leave to amend', 'Motion granted in part', 'Case dismissed without prejudice': a thing and what was done, and nothing else. */
export const NOMINAL = new RegExp(
  `(?<=^|[.;:]\\s)[\\s\\d.)(•-]{0,8}((?:[\\w'’/&-]+,?(?:(?<=Inc|LLC|Co|Corp|Ltd)\\.(?:['’]s)?)?\\s){0,14}?(?:motions?|demurrers?|application|petition|request|objections?|case|action|complaint|appeal|claims?|counterclaim|judgment|matter|continuance|writ|stipulation|charges?|counts?|restraints?|injunction)(?:\\s(?:to|for|of|in|by|against)\\s[^.;:]{2,90}?)?)\\s?[:–-]?\\s\\(?(${DONE})\\b${PARTS}(${MANNER})(?:\\spending\\s[^;.)]{3,60}\\)?)?(?:\\s(?:only\\s)?as to\\s[^;]{3,160}?)?(?=[.;]?\\s{0,3}$|[.;]\\s|(?<=\\))\\s|,\\s(?!and\\b|but\\b|or\\b))`,
  'gi',
);
/** 'Attorney's fees: DENIED.': a label and what was done, and nothing else. */
export const LABELED = new RegExp(
  `(?<=^|[.;]\\s)[\\s\\d.)(•-]{0,8}(\\p{Lu}[\\p{L}\\d'’ ,&/()-]{2,100}?)(?:\\s?:|\\s[–—])\\s{1,9}(${DONE})\\b(${PARTS}${MANNER}(?:\\s(?:in the (?:amount|sum) of|as to|until)\\s[^;:]{1,80})?)(?=[.;]?\\s{0,3}$|[.;]\\s)`,
  'giu',
);
/** Labels that name no thing. */
export const FIELD =
  /\b(?:status|disposition|result|outcome|ruling|decision|order|orders|vote|action taken|history)$/i;
/** 'Motion for continuance: ☒ Granted ☐ Denied', '[X] GRANTED [ ] DENIED'. */
export const CHECKED =
  /(?:☒|☑|✔|✓|\[\s?x\s?\]|\(\s?x\s?\))\s{0,3}(granted in part|granted|denied|dismissed with(?:out)? prejudice|dismissed|approved|overruled|sustained|continued|vacated|affirmed|reversed|modified|remanded|allowed|adopted|stayed)\b/gi;
/** 'We affirm.', 'Accordingly, we reverse and remand for a new trial.' */
export const WE_ALONE =
  /(?<=^|[.;,:]\s)(?:\(?\d{1,2}[.)]\s)?(?:(?:accordingly|therefore|thus|so|hence),?\s)?we\s(?:(?:therefore|accordingly|hereby|must|thus|now)\s){0,2}((?:affirm|reverse|vacate|remand|dismiss)(?:(?:,\s(?:and\s)?|\sand\s)(?:affirm|reverse|vacate|remand|dismiss|render))*(?:\s(?:in part(?:\sand\s(?:affirm|reverse|vacate|remand|dismiss)\sin part)?))?)(?=\.|,?\sbut\sotherwise|\sfor\s(?:further|a new|the|resentencing)|\sto\sthe\s|\swith (?:instructions|directions))/gi;
export const ADVISEMENT =
  /\b(?:the|this)\scourt(?:\s(?:hereby|will|now)){0,2}\stakes?\s((?:the|this|these|both|all|plaintiff|defendant)[^.;]{3,160}?)\s(under\s(?:advisement|submission))\b/gi;
export const BARE_OPINION =
  /^(?:AFFIRMED|REVERSED|VACATED|REMANDED|DISMISSED|DENIED|GRANTED|AMENDED|MODIFIED|SO ORDERED)(?:[,;]?\s(?:(?:AND|and)\s)?(?:IN PART|in part|AFFIRMED|REVERSED|VACATED|REMANDED|DISMISSED|DENIED|GRANTED|(?:AS|as) (?:SO )?(?:MODIFIED|modified|AMENDED|amended),?|WITH INSTRUCTIONS|with instructions))*\.?$/;
