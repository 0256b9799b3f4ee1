import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import type { AnsweredItem, AnswerState } from '#src/discovery/schema.ts';
import { PaperTitle } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { ADMISSION_TEXT, FLAG_TEXT, KIND_NAME, STATE_LOOK } from './discovery-words.ts';

interface RequestItemProps {
  caseId: string;
  documentId: string;
  item: AnsweredItem;
  /** Null for somebody who may only look. */
  onMark: ((isAnswered: boolean | null) => void) | null;
}

const ICON: Record<AnswerState, typeof CircleCheck> = {
  answered: CircleCheck,
  objection: CircleAlert,
  not_answered: CircleDashed,
  unclear: CircleHelp,
};

function titleOf({ kind, number }: AnsweredItem): string {
  return `${KIND_NAME[kind]} ${number === null ? 'without a readable number' : `No. ${number}`}`;
}

/** One request as it stands in the paper, how it stands, and what was answered. */
export function RequestItemRow({ caseId, documentId, item, onMark }: RequestItemProps) {
  const { state, answer, because, admission, flags, parts, page, start, end, isMarked } = item;
  const Icon = ICON[state];
  const { word, tone } = STATE_LOOK[state];
  const title = titleOf(item);
  return (
    <li className="flex flex-col gap-1.5 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h5 className="font-medium">{title}</h5>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {word}
          {isMarked ? ', as you marked it' : ''}
        </Badge>
        {admission !== null && !isMarked && (
          <span className="text-sm text-muted">{ADMISSION_TEXT[admission]}</span>
        )}
        <span className="ml-auto flex items-center gap-1">
          <Link
            to={paths.document(caseId, documentId, { page, start, end })}
            className="figures inline-flex min-h-8 items-center text-sm underline underline-offset-4 hover:text-accent touch:min-h-11"
          >
            Page {page}
            <span className="sr-only"> of the paper, {title}</span>
          </Link>
          {onMark && (
            <Menu
              trigger={
                <Button variant="quiet" size="icon" aria-label={`Mark ${title}`}>
                  <Ellipsis aria-hidden="true" />
                </Button>
              }
              items={[
                { label: 'Mark as answered', onSelect: () => onMark(true) },
                { label: 'Mark as not answered', onSelect: () => onMark(false) },
                ...(isMarked
                  ? [{ label: 'Go by the papers again', onSelect: () => onMark(null), separated: true }]
                  : []),
              ]}
            />
          )}
        </span>
      </div>
      {item.text !== '' && (
        <p className="max-w-[70ch] font-serif wrap-anywhere whitespace-pre-line">
          {parts[0] === undefined ? item.text : item.text.slice(0, headLength(item))}
        </p>
      )}
      {parts.length > 0 && (
        <ol className="flex max-w-[70ch] flex-col gap-0.5 pl-4 font-serif">
          {parts.map((part) => (
            <li key={part.start} className="flex gap-2">
              <span>({part.letter})</span>
              <span className="min-w-0 wrap-anywhere">{part.text}</span>
            </li>
          ))}
        </ol>
      )}
      {flags.map((flag) => (
        <p
          key={flag}
          className="flex items-start gap-1.5 text-sm text-due [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
        >
          <CircleAlert aria-hidden="true" />
          {FLAG_TEXT[flag]}
        </p>
      ))}
      {because !== null && <p className="text-sm text-muted">{because}</p>}
      {answer !== null && (
        <Link
          to={paths.document(caseId, answer.documentId, answer)}
          className="block max-w-[70ch] rounded-control border-l-2 border-line-strong bg-sunken px-3 py-2 text-sm hover:border-accent"
        >
          <span className="figures block text-xs font-medium wrap-anywhere text-muted">
            Answer in <PaperTitle filename={answer.filename} title={answer.title} />, page {answer.page}
          </span>
          <span className="mt-0.5 line-clamp-4 font-serif wrap-anywhere">{answer.text}</span>
        </Link>
      )}
    </li>
  );
}

/** The length of a request's words before its sub-parts, which are listed below them. */
function headLength({ text, parts }: AnsweredItem): number {
  const [first] = parts;
  if (first === undefined) return text.length;
  const marks = [`(${first.letter})`, `${first.letter}.`, `${first.letter})`].map((mark) =>
    text.indexOf(`${mark} ${first.text.slice(0, 12)}`),
  );
  const found = marks.filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : text.length;
}
