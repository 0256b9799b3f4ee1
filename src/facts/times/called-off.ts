const OFF =
  /^(?:(?!\b(?:after|if|unless|until)\b)[^.;]){0,120}?\b(?:is|are|was|were|be|been)\s{1,2}(?:hereby\s{1,2}|now\s{1,2}|therefore\s{1,2})?(?:vacated|cancell?ed|stricken|terminated|taken\s{1,2}off)\b/i;
const MOVED =
  /^[^.;\d]{0,80}?\b(?:is|are|was|were|has\s{1,2}been|have\s{1,2}been)\s{1,2}(?:hereby\s{1,2}|now\s{1,2})?(?:continued|adjourned|rescheduled|reset|moved|postponed|extended|enlarged)\b(?!\s{1,2}(?:only|in\s{1,2}part))/i;
const SET =
  /\b(?:set|scheduled|noticed|fixed|calendared|deadline\s{1,2}of|hearing\s{1,2}of|due)\s{1,2}(?:\S{1,12}\s{1,2}){0,3}$/i;
const REACH = 160;

/** Whether the words after a day that was set take it back: 'the hearing set for May 4 is vacated', '… is continued to'. */
export function isCalledOff(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + REACH);
  if (OFF.test(after)) return true;
  return SET.test(text.slice(Math.max(0, start - 60), start)) && MOVED.test(after);
}
