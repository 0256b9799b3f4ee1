import type { KindId } from './kinds.ts';

interface BodyCue {
  type: KindId;
  pattern: RegExp;
  /** Confidence of the wording alone, without a title. */
  weight: number;
  /** Characters from the start in which the wording must stand; the whole head of the paper if not given. */
  within?: number;
  /** Only on the first page: further on, a draft or an exhibit may begin. */
  isFirst?: boolean;
}

/** Wording inside a paper that tells what it is when its title does not. */
export const BODY_CUES: readonly BodyCue[] = [
  {
    // The federal courts' form JS 44 says so of itself; its boxes name every kind of case.
    type: 'form',
    pattern: /\bcivil cover sheet and the information contained herein neither replace nor supplement\b/i,
    weight: 0.98,
    within: 1500,
  },
  {
    type: 'return',
    pattern:
      /\bbeing (?:first )?duly sworn\b.{0,400}?\bserved\b|\bI (?:personally )?served (?:the|this|a copy of the) summons\b/is,
    weight: 0.72,
  },
  {
    type: 'return',
    pattern:
      /\bnot a party to (?:the|this|said) (?:action|cause|case|matter)\b.{0,250}\b(?:served|serve|delivery)\b/is,
    weight: 0.78,
    within: 2500,
  },
  {
    type: 'jury-summons',
    pattern:
      /\bsummoned\s(?:[^.;]{0,60}\s)?(?:as|for)\s(?:an?\s)?(?:(?:petit|grand|trial|prospective)\s)*(?:juror|jury\s(?:duty|service))\b/i,
    weight: 0.9,
  },
  {
    type: 'summons',
    pattern:
      /\bA lawsuit has been filed against you\b|\byou have been sued\b|\bcommanded to appear\b[^.]{0,160}\bto answer (?:the|this|a) (?:claim|complaint|petition)\b|\byou are (?:hereby )?summoned\b|\bYOU ARE BEING SUED\b/i,
    weight: 0.8,
  },
  {
    type: 'default-request',
    // The form on which a clerk is asked for it.
    pattern: /\bto the clerk:?\s[\s\S]{0,240}?\benter (?:the )?default of\b/i,
    weight: 0.95,
    within: 4000,
  },
  {
    type: 'subpoena',
    // Whoever is commanded to answer a claim, or to a trial without a word of testimony, is sued.
    pattern:
      /^(?![\s\S]*\byou have been sued\b)[\s\S]*?\byou are (?:hereby )?commanded to (?:appear|produce)\b(?![^.]{0,200}\bto answer (?:the|this|a) (?:claim|complaint|petition)\b)(?!(?![^.]{0,300}\b(?:testi|witness|evidence|deposition))[^.]{0,200}\bfor trial\b)/i,
    weight: 0.75,
  },
  {
    type: 'order',
    pattern:
      /\bit\s?is,? (?:on this [^.;\n]{5,50}?[\s,]|hereby |therefore |accordingly |further )*(?:ordered|adjudged|so ordered)\b|\bSO ORDERED\b|\bthe court (?:hereby )?(?:orders|grants|denies)\b|^before the court (?:is|are)\b|^the court (?:has|having) (?:reviewed|considered)\b|^[^\p{L}\n]{0,9}\p{Lu}\w{1,30}, (?:Chief )?(?:Justice|Judge)\.?$|\b(?:Reversed|Affirmed)(?:,? (?:in part )?and |, )(?:Remanded|Vacated|Certified)\b/imu,
    weight: 0.68,
  },
  {
    type: 'order',
    // A judge's name over the text, or the bench that heard an appeal.
    pattern:
      /^[^\S\n]*(?!The Hon|Hon|To\b|Before\b)(?:\p{Lu}[\p{L}.'’-]*\s){0,4}\p{Lu}[\p{L}.'’-]*,\s(?:(?:Chief|Senior|Presiding|Associate|United States|U\.S\.|District|Circuit|Magistrate|Bankruptcy|DISTRICT|CIRCUIT|CHIEF|SENIOR|UNITED STATES|MAGISTRATE|BANKRUPTCY)\s){0,4}(?:Judge|Justice|JUDGE|JUSTICE)[.:]?[^\S\n]*$|^Before:?\s[^\n]{0,80}(?:\n[^\n]{0,80}){0,3}?\b(?:Judges|Justices|JUDGES|JUSTICES)\b/mu,
    weight: 0.82,
    within: 6000,
  },
  {
    type: 'opinion',
    // From which judge an appeal came and how it ended, above the reasons; who may cite them.
    pattern:
      /^[^\S\n]*appeals? from [^§]{20,260}?,\s(?:retired )?(?:judges?|commissioner|referee)\.?\s[^.§]{0,40}?\b(?:affirmed|reversed|vacated|dismissed|modified|remanded|denied)\b|\bthis (?:opinion|decision|disposition)\s(?:has\snot\sbeen\scertified\sfor\spublication|is\snot\s(?:appropriate\sfor\spublication|precedential|binding\sprecedent)|shall\snot\sconstitute\sprecedent)/im,
    weight: 0.84,
    within: 4000,
  },
  {
    type: 'opinion',
    // Who speaks for the court: 'JUSTICE VALE delivered the opinion of the Court.'
    pattern:
      /^[^\S\n]*(?:(?:The )?(?:Chief )?(?:Justice|Judge)\s\p{L}[\p{L}.'’-]{1,30}(?: \p{L}[\p{L}.'’-]{1,20}){0,2},? )?(?:delivered|announced|authored|filed)\sthe\s(?:opinion|judgment|decision)\sof\sthe\scourt\b|^[^\S\n]*opinion of the court by\b/imu,
    weight: 0.84,
    within: 8000,
  },
  {
    type: 'opinion',
    // Who wrote an opinion, before its first words: 'VALE, C.J. — The plaintiff …'.
    pattern:
      /^[^\S\n]*\p{Lu}[\p{Lu}.'’-]{2,30}(?: [\p{Lu}.'’-]{2,20})?, (?:[ACP]\.\s?){0,2}JJ?\.(?:\s?\([^)\n]{3,40}\))?\s?[—–:-]/mu,
    weight: 0.84,
    within: 8000,
  },
  {
    type: 'opinion',
    // How an appeal ends, in a line of its own under an unpublished memorandum.
    pattern:
      /\bappeal(?:s|ed)? (?:pro se )?from\b[\s\S]{20,29000}?^[^\S\n]*(?:(?:the )?petition (?:for review )?(?:is )?)?(?:AFFIRMED|REVERSED|VACATED|REMANDED|DISMISSED|DENIED|GRANTED)(?:[,;]?\s(?:and\s|AND\s)?(?:in part|IN PART|AFFIRMED|REVERSED|VACATED|REMANDED|DISMISSED|DENIED|GRANTED|with instructions|WITH INSTRUCTIONS)){0,6}\.[^\S\n]*$/im,
    weight: 0.82,
  },
  {
    type: 'opinion',
    // A judge explains, and decides in another paper.
    pattern:
      /^[^\S\n]*(?:an? |the )?(?:appropriate |separate |corresponding |accompanying )+(?:order|judgment)(?: (?:and|or) (?:order|judgment))? (?:(?:will|shall) (?:follow|issue|be (?:entered|issued))|follows|accompanies|issues|is entered)\b/im,
    weight: 0.92,
  },
  {
    type: 'opinion',
    // How the United States Tax Court ends an opinion.
    pattern: /^[^\S\n]*(?:An appropriate order\b|Decisions?)[^.]{0,80}\bwill\s+be\s+(?:entered|issued)\b/m,
    weight: 0.84,
  },
  {
    type: 'order',
    // What commands begins its first page; in Pennsylvania with the day.
    pattern:
      /^\W{0,3}IT IS (?:HEREBY |FURTHER )?(?:ORDERED|RECOMMENDED)\b|^\W{0,3}AND NOW,? ?,? ?thi\S{1,3}\s[^\n]{0,120}(?:consideration|\d{4})/mu,
    weight: 0.8,
    within: 3000,
    isFirst: true,
  },
  {
    type: 'order',
    // The head of a ruling by a court that gives its rulings no caption title.
    pattern:
      /\b(?:TENTATIVE RULINGS?|RULING ON SUBMITTED MATTERS?|NATURE OF PROCEEDINGS?:|RULINGS?:|TENTATIVE:)(?=\W)/,
    weight: 0.8,
    within: 4000,
  },
  {
    type: 'order',
    // The head of a reported decision.
    pattern:
      /^[^\S\n]*(?:\d{4} WL \d{5,}|\d{1,4} (?:F\. ?(?:2d|3d|4th|Supp|App)|Fed\. ?App|S\. ?Ct\.|[NSP]\.[EW]?\.?\dd)[^\n]{0,30}$|Only the Westlaw citation|\(Slip Opinion\))/mu,
    weight: 0.86,
    within: 700,
  },
  {
    type: 'answer',
    pattern:
      /\bdefendants?,? .{0,120}?\b(?:answers?|responds?) (?:to )?(?:the )?(?:plaintiff\S* |plaintiffs' )?(?:\w+ ){0,2}complaint\b|\b(?:defendant|tenant|respondent)s? (?:admits?|den(?:y|ies)) the allegations\b|\blacks? (?:sufficient )?(?:knowledge|information).{0,40} to (?:form a belief|admit or deny)\b|^I deny that\b/im,
    weight: 0.66,
  },
  {
    type: 'motion',
    pattern:
      /\b(?:respectfully )?(?:moves?|move) (?:this|the) (?:honou?rable )?court\b|\bmoves that (?:this|the) court\b|\bhereby moves?\b/i,
    weight: 0.64,
  },
  {
    type: 'complaint',
    pattern:
      /\bplaintiffs?\b.{0,200}?\b(?:alleges?|avers?|complains?|brings? this (?:action|suit|complaint))\b/is,
    weight: 0.62,
  },
  {
    type: 'discovery-request',
    pattern:
      /\b(?:answer|respond to) the following (?:interrogatories|requests)\b|\brequests that (?:the )?(?:plaintiff|defendant).{0,60}?respond within\b|\bproduce (?:and permit|the following documents)\b/is,
    weight: 0.66,
  },
  {
    type: 'notice',
    pattern: /\bplease take notice\b|\bnotice is hereby given\b|\byou are hereby notified\b/i,
    weight: 0.66,
  },
  {
    type: 'eviction-notice',
    // A landlord's letter that ends a tenancy.
    pattern:
      /\b(?:days?|months?|weeks?)['’]?s?['’)]?\s(?:written\s)?notice\b[^.]{0,160}\b(?:tenancy|vacate|move[sd]? out|rental|leave)\b|\b(?:end|ending|terminat\w+|(?:not|non)[- ]renew\w*)\b[^.]{0,50}\b(?:tenancy|lease)\b[^.]{0,200}\b(?:vacate|move out|leave|be out)\b/is,
    weight: 0.74,
    within: 3000,
  },
  {
    type: 'letter',
    pattern:
      /^[^\S\n]*(?:Dear:?\s(?=\p{Lu})[^\n]{2,60}|Your Honor|To Whom It May Concern)\s?[:,]?[^\S\n]*$/mu,
    weight: 0.7,
  },
  {
    type: 'contract',
    pattern:
      /\bthis (?:\w+ )?(?:agreement|lease|contract|amendment)\b.{0,160}?\b(?:is )?(?:made|entered into|by and between|between)\b/is,
    weight: 0.68,
  },
  {
    type: 'transcript',
    pattern:
      /^[ \t]*(?:\d{1,2}[ \t]+)?Q[.:]?[ \t]+\S.*\n(?:.*\n){0,6}?[ \t]*(?:\d{1,2}[ \t]+)?A[.:]?[ \t]+\S/m,
    weight: 0.66,
  },
  {
    type: 'transcript',
    pattern: /\bP R O C E E D I N G S\b|\bcomputer-aided (?:stenography|transcription)\b/,
    weight: 0.84,
  },
  {
    type: 'affidavit',
    pattern: /\bI declare under penalty of perjury\b|\bbeing (?:first )?duly sworn\b/i,
    weight: 0.6,
  },
];
