import type { Word } from './words.ts';

/** Words that stand for the same thing in a sentence about a day, by their beginnings. */
const CLASSES: Readonly<Record<string, RegExp>> = {
  due: /^(?:due|deadline|ddl|cut-?off|expir|postmark|overdue|bar|remit|payable|later|last|completion|close|no|latest)/,
  sitting:
    /^(?:hearing|conference|trial|mediation|arbitration|deposition|depose|examination|sentencing|arraignment|argument|calendar|inquest|sale|auction|meeting|hear|heard|event|docket|session|court|appear|appearance|zoom|courtroom|dept|department|room|ptc|cmc|review)$/,
  told: /^(?:dated?|entered|signed|sworn|executed|filed|issued|held|received|mailed|decided|argued|effective|revised|born|birth|served|sent|wrote|written|occurred|opened|posted|recorded|printed|published|publication|terminated|modified|replaced|statement|began|started|published|certif)/,
  moved:
    /^(?:vacat|cancel|adjourn|continu|terminat|strik|stricken|mov(?:e|ed|es)$|reset|reschedul|postpon|former|previous|original|extend|enlarg|advanc)/,
  span: /^(?:term|period|duration|length|past|during|every|each|lasted|estimated|since|throughout|old|ago|probation|detention|custody|credit|history|average|lived|resident|resided|months?|preceding)$/,
  acts: /^(?:file|serve|respond|answer|pay|submit|produce|object|vacate|move|comply|appeal|reply|oppose|disclose|supplement|return|send|provide|notify|request|cure|quit|surrender|deliver|exchange|confer|amend|join|mail|contact|advise|show|complete|appear|designate|response|responses|opposition|objections?|disclosures?|brief|briefs|motions?|discovery|pleadings?|reports?|lists?|statement)$/,
  offers:
    /^(?:offer|offers|offered|settle|settlement|accept|accepts|accepted|acceptance|proposal|withdrawn|rejected|compromise)$/,
  law: /^(?:§|rule|rules|code|statute|statutes|law|act|u\.s\.c|limitations|section|requires|landlord|tenancy)$/,
  command:
    /^(?:ordered|order|must|shall|required|directed|commanded|please|notified|deadline|need|until|within|by)$/,
};
const NAMES = Object.keys(CLASSES);

const known = new Map<string, string[]>();
const MOST_KNOWN = 5000;

/** The classes that a word belongs to. */
export function classesOf({ word }: Word): readonly string[] {
  const held = known.get(word);
  if (held) return held;
  const classes = NAMES.filter((name) => CLASSES[name]?.test(word));
  if (known.size < MOST_KNOWN) known.set(word, classes);
  return classes;
}
