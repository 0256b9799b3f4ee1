/** What a paper of each type means for the person who holds it, in plain words and without advice on its merits. */
const SIGNIFICANCE: Readonly<Record<string, string>> = {
  Order:
    'This is an order of the court: read what it commands, of whom, and by when. A date in it binds even if you disagree with it.',
  'Proposed Order':
    'This is a draft that a party gave to the court. It commands nothing until a judge signs it.',
  Judgment:
    'This is a decision of the court that ends a claim or the case. Time limits for asking the court to reconsider and for an appeal run from it and are short.',
  Motion:
    'This is a request to the court, not a decision. The other side may respond within a time that the rules or the judge set; without a response the court may grant it.',
  Memorandum: 'This is argument for a motion or a position. It is not evidence and not a decision.',
  Response: 'This is one side’s answer to a request made to the court. The court has not decided by it.',
  Reply: 'This is the last written argument on a motion. The court has not decided by it.',
  Answer:
    'This is the response to a complaint: what it does not deny may count as admitted. Compare each numbered paragraph with the complaint.',
  Notice: 'This tells you of something: look for a date, a place, or a thing you must do.',
  Summons:
    'This calls a person to respond in court. The time to respond begins with service, not with the date on the paper.',
  'Return of Service':
    'This is the proof of how, when and to whom papers were delivered. Check names, dates and the way of delivery.',
  'Certificate of Service':
    'This states when and how a paper was sent to the other side. The date can start a time to respond.',
  Subpoena:
    'This commands a person to appear or to hand over papers. Objections have to be made before the date in it.',
  'Discovery Request':
    'These are questions or requests that one side must answer in writing within a set time from service.',
  'Discovery Response':
    'These are one side’s answers to discovery. Look for what was refused or left unanswered.',
  Affidavit:
    'This is a sworn statement of a person. It can be used as evidence of what that person saw or knows.',
  Stipulation:
    'This is an agreement between the parties about the case. Check whether it needs the judge’s signature.',
  Transcript: 'This is a record of what was said. It can be quoted by page and line.',
  Docket: 'This is the court’s list of what was filed and decided. Compare it with the papers you have.',
  Email:
    'This is a message. It shows what was written, by whom and when; it is not a court paper unless a court sent it.',
  Contract: 'This is an agreement. Its terms, dates and signatures can decide a claim that rests on it.',
  Letter: 'This is a letter. Look for a date by which an answer is asked.',
  Exhibit: 'This is an attachment offered as proof of something said in another paper.',
  Complaint:
    'This begins or restates a lawsuit. The person sued must respond within a set time after service.',
};

const PLAIN =
  'The built-in engine does not know what kind of paper this is, so it cannot say what it means for the case.';

/** Plain words for a type of paper as `classifyDocument` names it; says so where the type is not known. */
export function legalSignificance(type: string): string {
  return SIGNIFICANCE[type] ?? PLAIN;
}
