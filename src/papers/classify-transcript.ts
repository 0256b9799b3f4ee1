import type { TextLine } from '../text/lines.ts';
import type { Vote } from './weigh-kinds.ts';

const HEAD_LINES = 60;
const LOOKED_THROUGH = 260;
const FEWEST_SPEAKERS = 3;
/** What stands over the words of a sitting, and how they were taken down. */
const OPENS =
  /^\W*(?:before:?|appearances:?|transcript\b.*|p r o c e e d i n g s|official (?:court )?reporter\b.*|(?:(?:proceedings )?(?:reported|recorded|taken down)) (?:and produced )?by\b.*)(?:$|\s(?:the )?hon)/i;
const SPEAKER =
  /^(?:\d{1,2}\s+)?(?:THE (?:COURT|CLERK|WITNESS|DEFENDANT|INTERPRETER|BAILIFF)|(?:MR|MS|MRS|MISS|DR)\.? \p{Lu}[\p{Lu}'’-]+):\s/u;

/** The words of a sitting, each after who spoke them, whatever the sitting was about. */
export function voteByTranscript(lines: readonly TextLine[]): Vote[] {
  const printed = lines.filter(({ noise }) => !noise).slice(0, LOOKED_THROUGH);
  const isOpened = printed.slice(0, HEAD_LINES).some(({ text }) => OPENS.test(text));
  const spoken = printed.filter(({ text }) => SPEAKER.test(text));
  const [first] = spoken;
  const speakers = new Set(spoken.map(({ text }) => text.slice(0, text.indexOf(':')).replace(/^\d+\s+/, '')));
  if (!isOpened || first === undefined || spoken.length < FEWEST_SPEAKERS || speakers.size < 2) return [];
  const quote = first.text.slice(0, 160);
  const cue = { quote, page: first.page, start: first.start, end: first.start + quote.length };
  const because = `It is headed as a sitting, and who speaks stands before the words: “${quote}” (page ${first.page}).`;
  return [{ type: 'transcript', confidence: 0.98, because, cue, isTitle: true }];
}
