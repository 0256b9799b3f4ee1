import { sourcePlace } from '#src/transcripts/cite.ts';
import type { TranscriptLine } from '#src/transcripts/schema.ts';
import { classNames } from '../ui/class-names.ts';
import { Marked } from '../ui/marked.tsx';

export interface LineMark {
  from: number;
  to: number;
}

interface LineRowProps {
  line: TranscriptLine;
  /** The line above it stands on another page. */
  isPageStart: boolean;
  isSelected: boolean;
  marks: readonly LineMark[];
  /** One of the marks is the hit that was gone to. */
  isCurrentHit: boolean;
}

const LABEL =
  /^(?:[QA][.:]?|(?:(?:MR|MRS|MS|MISS|DR|JUDGE)\.?(?: [\p{Lu}'’-]{2,30}){1,3}|THE(?: \p{Lu}+){1,2})\.|(?:MR|MRS|MS|MISS|DR|JUDGE|THE|COURT|Mr|Mrs|Ms|Dr|The)\b[^:]{1,60}:)(?=\s|$)/u;

/** One printed line: page and number in the margin, the words as they stand. */
export function LineRow({ line, isPageStart, isSelected, marks, isCurrentHit }: LineRowProps) {
  const { text, kind, part, isStart } = line;
  const isSpeech = kind === 'question' || kind === 'answer' || kind === 'colloquy';
  const label = isSpeech && isStart ? (LABEL.exec(text)?.[0] ?? '') : '';
  const rest = text.slice(label.length).trimStart();
  const cut = text.length - rest.length;
  const isShort = label !== '' && label.length <= 2;
  return (
    <div
      className={classNames(
        'flex cursor-pointer gap-3 px-2 py-0.5 sm:gap-4 sm:px-4 touch:py-1',
        isPageStart && 'mt-3 border-t border-line pt-3',
        isStart && !isPageStart && 'pt-2',
        isSelected ? 'bg-accent-soft' : isCurrentHit ? 'bg-sunken' : 'hover:bg-sunken',
      )}
    >
      <span
        className={classNames(
          'figures w-11 shrink-0 sm:w-14 pt-0.5 text-right font-sans text-xs leading-6 select-none',
          isSelected ? 'font-semibold text-accent' : 'text-muted',
        )}
      >
        {sourcePlace(line).replace(/^page (\d+) of the file$/, 'p. $1')}
      </span>
      <span
        className={classNames(
          'min-w-0 flex-1 font-serif leading-7 wrap-anywhere',
          part !== 'testimony' && 'text-muted',
          kind === 'heading' && 'text-center font-semibold',
          kind === 'note' && 'text-muted italic',
          isSpeech && 'pl-8 sm:pl-10',
          isSpeech && label !== '' && !isShort && '-indent-8 sm:-indent-10',
        )}
      >
        {label !== '' && (
          <span
            className={classNames('font-semibold', isShort && '-ml-8 inline-block w-8 sm:-ml-10 sm:w-10')}
          >
            {label}
            {isShort ? '' : ' '}
          </span>
        )}
        <Marked
          text={rest}
          marks={marks.map(({ from, to }) => ({
            start: Math.max(0, from - cut),
            end: Math.max(0, to - cut),
          }))}
        />
      </span>
    </div>
  );
}
