import type { Paper, PaperBlock, Run } from '#src/drafting/blocks.ts';
import { classNames } from '../ui/class-names.ts';

/** The answer as it will stand on paper; the Word file and the PDF are drawn from the same blocks. */
export function PaperPreview({ paper }: { paper: Paper }) {
  return (
    <div className="rounded-card border border-line bg-sunken p-2 sm:p-6">
      <div className="mx-auto w-full max-w-[8.5in] bg-surface px-5 py-8 font-serif text-[16px] leading-normal wrap-anywhere sm:p-[1in]">
        {keyed(paper.blocks).map(({ key, value }) => (
          <Block key={key} block={value} />
        ))}
      </div>
    </div>
  );
}

function Block({ block }: { block: PaperBlock }) {
  switch (block.type) {
    case 'court':
      return (
        <div className={classNames('mb-6', block.align === 'center' && 'text-center')}>
          {keyed(block.lines).map(({ key, value }) => (
            <p key={key} className="font-semibold">
              <Runs runs={value} />
            </p>
          ))}
        </div>
      );
    case 'caption':
      return <Caption block={block} />;
    case 'title':
      return <p className="my-6 text-center font-semibold uppercase">{block.text}</p>;
    case 'heading':
      return (
        <p className={classNames('mt-6 mb-3 font-semibold', block.level === 1 && 'text-center uppercase')}>
          {block.text}
        </p>
      );
    case 'text':
      return (
        <p className="mb-3 indent-8">
          <Runs runs={block.runs} />
        </p>
      );
    case 'response':
    case 'fact':
      return <Numbered label={`${block.number}.`} runs={block.runs} />;
    case 'item':
      return <Numbered label={block.label} runs={block.runs} />;
    case 'signature':
      return (
        <div className="mt-8 ml-auto flex w-full max-w-[3.5in] flex-col gap-3">
          <p>{block.closing}</p>
          <Blank label="Signature" />
          <p>{block.role}</p>
          {block.lines.map((line) => (
            <Blank key={line} label={line} />
          ))}
        </div>
      );
    case 'certificate':
      return (
        <div className="mt-10 flex flex-col gap-3">
          <p className="text-center font-semibold uppercase">{block.title}</p>
          <p>{block.before}</p>
          {block.choices.map((choice) => (
            <p key={choice} className="flex gap-3 pl-6">
              <span aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 border border-current" />
              {choice}
            </p>
          ))}
          {keyed(block.people).map(({ key, value: lines }) => (
            <address key={key} className="flex flex-col pl-6 not-italic">
              {keyed(lines).map(({ key: at, value: line }) => (
                <span key={at}>{line}</span>
              ))}
            </address>
          ))}
          <div className="ml-auto flex w-full max-w-[3.5in] flex-col gap-3">
            {block.lines.map((line) => (
              <Blank key={line} label={line} />
            ))}
          </div>
        </div>
      );
  }
}

function Caption({ block }: { block: Extract<PaperBlock, { type: 'caption' }> }) {
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      <div className="border-line-strong pr-4 sm:border-r sm:border-b sm:pb-4">
        {keyed(block.lines).map(({ key, value: { text, kind } }) => (
          <p key={key} className={classNames(kind === 'role' && 'mb-3 pl-16', kind === 'versus' && 'mb-3')}>
            {text}
          </p>
        ))}
      </div>
      <p className="self-center">
        {block.numberLabel} <Runs runs={block.number} />
      </p>
    </div>
  );
}

function Numbered({ label, runs }: { label: string; runs: readonly Run[] }) {
  return (
    <p className="mb-3 flex gap-3">
      <span className="figures w-9 shrink-0 text-right">{label}</span>
      <span className="min-w-0">
        <Runs runs={runs} />
      </span>
    </p>
  );
}

/** A line for ink. */
function Blank({ label }: { label: string }) {
  return (
    <p className="pt-3 text-sm">
      <span aria-hidden="true" className="mb-1 block border-b border-current" />
      {label}
    </p>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return keyed(runs).map(({ key, value: { text, mark } }) =>
    mark === null ? (
      <span key={key}>{text}</span>
    ) : (
      <mark key={key} className="bg-due-soft px-0.5 font-semibold text-due">
        {text}
      </mark>
    ),
  );
}

/** What stands on a paper has no names of its own; its place is what tells it apart. */
function keyed<Value>(list: readonly Value[]): { key: number; value: Value }[] {
  return list.map((value, key) => ({ key, value }));
}
