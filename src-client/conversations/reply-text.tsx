import { Fragment, memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Source } from '#src/text/source.ts';
import { spokenTitle } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { type Block, blocksOf, type Inline, isLead, type Line } from './reply-blocks.ts';

interface ReplyTextProps {
  text: string;
  /** Undefined while the reply is not checked: its numbers lead nowhere yet. */
  caseId?: string;
  sources?: readonly Source[];
}

const NONE: readonly Source[] = [];

/** What an engine wrote, as elements. Whatever stands in it, nothing of it is run, fetched or followed. */
export const ReplyText = memo(function ReplyText({ text, caseId, sources = NONE }: ReplyTextProps) {
  const piece = (part: Inline) => (
    <Piece key={part.at} part={part} caseId={caseId} source={sourceOf(part, sources)} />
  );
  const line = ({ at, parts }: Line, index: number) => (
    <Fragment key={at}>
      {index > 0 && '\n'}
      {parts.map(piece)}
    </Fragment>
  );
  const blocks = blocksOf(text);
  return (
    <div className="flex max-w-[70ch] flex-col gap-2.5 wrap-anywhere">
      {blocks.map((block, index) => (
        <BlockOf key={block.at} block={block} isTitle={isTitle(block, blocks[index + 1])} line={line} />
      ))}
    </div>
  );
});

function sourceOf(part: Inline, sources: readonly Source[]): Source | undefined {
  return part.kind === 'source' ? sources.find(({ n }) => n === part.n) : undefined;
}

/** Whether it is a heading, or words that lead to a list: 'From your case:'. */
function isTitle(block: Block, next: Block | undefined): boolean {
  if (block.kind !== 'paragraph') return block.kind === 'heading';
  return block.lines.length === 1 && next?.kind === 'list' && isLead(block.lines[0]);
}

interface BlockProps {
  block: Block;
  isTitle: boolean;
  line(line: Line, index: number): ReactNode;
}

function BlockOf({ block, isTitle: stands, line }: BlockProps) {
  if (stands)
    return (
      <p dir="auto" className="font-semibold">
        {block.lines.map(line)}
      </p>
    );
  if (block.kind !== 'list') {
    return (
      <p dir="auto" className="whitespace-pre-wrap">
        {block.lines.map(line)}
      </p>
    );
  }
  const items = block.lines.map((each) => (
    <li key={each.at} className={each.isNested ? 'ms-5 list-[circle]' : undefined}>
      {line(each, 0)}
    </li>
  ));
  return block.isNumbered ? (
    <ol
      dir="auto"
      start={block.start}
      className="figures flex list-decimal flex-col gap-1.5 ps-6 marker:text-muted"
    >
      {items}
    </ol>
  ) : (
    <ul dir="auto" className="flex list-disc flex-col gap-1.5 ps-5 marker:text-muted">
      {items}
    </ul>
  );
}

interface PieceProps {
  part: Inline;
  caseId: string | undefined;
  source: Source | undefined;
}

function Piece({ part, caseId, source }: PieceProps) {
  if (part.kind === 'strong') return <strong className="font-semibold">{part.text}</strong>;
  if (part.kind === 'invented') {
    return (
      <strong className="rounded-control bg-due-soft px-1 text-sm font-medium text-due">{part.text}</strong>
    );
  }
  if (part.kind === 'source' && source !== undefined && caseId !== undefined) {
    return (
      <Link
        to={paths.document(caseId, source.documentId, source)}
        aria-label={`Source ${part.n}: ${spokenTitle(source)}, page ${source.page}`}
        className="figures ms-0.5 inline-block rounded-control border border-line bg-sunken px-1 text-xs leading-5 font-medium text-accent no-underline hover:border-accent touch:px-2 touch:leading-7"
      >
        {part.text}
      </Link>
    );
  }
  return <>{part.text}</>;
}
