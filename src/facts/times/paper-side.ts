/**
 * What a paper does: it commands (orders, summonses, notices, letters, requests), it tells (complaints, briefs,
 * sworn papers, opinions), or its kind says neither.
 */
export type PaperSide = 'commands' | 'tells' | 'teaches' | 'neither';

const COMMANDS =
  /order|minute|journal entry|notice|summons|citation|subpoena|writ|letter|e-?mail|discovery request|interrogator|request(?:s)? for|demand|judgment|offer|schedul|calendar|lease|contract|agreement|stipulation|settlement|instruction|form|statement of account|invoice|docket|warrant/i;
const TELLS =
  /complaint|petition|answer|counterclaim|motion|brief|memorandum|response|reply|affidavit|declaration|opinion|transcript|return of service|certificate|proof of service|exhibit|report/i;

export function sideOf(docType: string | null): PaperSide {
  if (docType === null) return 'neither';
  if (/statute|ordinance|^(?:\w+\s){0,2}rules?$|self-help|regulation|guide|brochure|advice/i.test(docType))
    return 'teaches';
  if (/memorandum opinion|opinion/i.test(docType)) return 'tells';
  // A magistrate judge recommends, and gives the parties their days to object.
  if (COMMANDS.test(docType) || /report and recommendation/i.test(docType)) return 'commands';
  return TELLS.test(docType) ? 'tells' : 'neither';
}
