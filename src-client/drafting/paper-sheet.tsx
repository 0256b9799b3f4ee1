import '@fontsource/tinos/400.css';
import '@fontsource/tinos/700.css';
import { useState } from 'react';
import type { Run } from '#src/drafting/blocks.ts';
import { choiceMark, type FormBlock, type FormPaper, type SignatureLine } from '#src/drafting/form.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

/**
 * A printed form as sheets of letter paper, black on white in every theme; pages after the first are folded away on
 * the screen. Printed, it is the sheets themselves: the page brings its own margins. The PDF is drawn from the same
 * blocks with the same letters.
 */
export function PaperSheet({ paper, label }: { paper: FormPaper; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [first = [], ...rest] = sheetsOf(paper.blocks);
  const others = rest.length === 1 ? 'Page 2' : `Pages 2 to ${rest.length + 1}`;
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-sunken p-2 sm:p-6 print:block print:border-0 print:bg-transparent print:p-0">
      <Sheet blocks={first} label={label} />
      {rest.length > 0 && (
        <Button
          variant="secondary"
          className="self-center print:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? `Hide ${others}` : `Show ${others}`}
        </Button>
      )}
      {keyed(rest).map(({ key, value }) => (
        <div
          key={key}
          className={classNames('print:block print:break-before-page', isOpen ? 'block' : 'hidden')}
        >
          <Sheet blocks={value} label={`${label}, page ${key + 2}`} />
        </div>
      ))}
    </div>
  );
}

/** The blocks of each page that begins with a break; where a long page ends by itself, only print knows. */
function sheetsOf(blocks: readonly FormBlock[]): FormBlock[][] {
  const sheets: FormBlock[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'pageBreak') sheets.push([]);
    else sheets.at(-1)?.push(block);
  }
  return sheets;
}

function Sheet({ blocks, label }: { blocks: readonly FormBlock[]; label: string }) {
  return (
    <article
      aria-label={label}
      className="mx-auto w-full max-w-[8.5in] bg-sheet px-4 py-8 font-court text-base leading-snug wrap-anywhere text-sheet-ink sm:min-h-[11in] sm:p-[1in] sm:text-[12pt] sm:leading-[14pt] print:min-h-0 print:max-w-none print:p-0 print:text-[12pt] print:leading-[14pt]"
    >
      {keyed(blocks).map(({ key, value }) => (
        <Block key={key} block={value} />
      ))}
    </article>
  );
}

function Block({ block }: { block: FormBlock }) {
  switch (block.type) {
    case 'banner':
      return (
        <p className="mb-2.5 border border-current px-1.5 py-1 text-center font-bold break-inside-avoid">
          {block.text}
        </p>
      );
    case 'title':
      return <h2 className="mb-2.5 text-center text-[1em] font-bold break-after-avoid">{block.text}</h2>;
    case 'heading':
      return <h3 className="my-2.5 text-center text-[1em] font-bold break-after-avoid">{block.text}</h3>;
    case 'grid':
      return <Grid block={block} />;
    case 'lines':
      return (
        <div className={classNames('my-2.5', block.align === 'center' && 'text-center')}>
          <Lines lines={block.lines} />
        </div>
      );
    case 'notice':
      return <Labeled label={`${block.number}.`} runs={block.runs} indent={0} />;
    case 'choice':
      return <Labeled label={choiceMark(block.isChecked)} runs={block.runs} indent={block.indent ?? 0} />;
    case 'paragraph':
      return (
        <p className="my-2.5 whitespace-pre-line">
          <Runs runs={block.runs} />
        </p>
      );
    case 'signatures':
      return (
        <div className="my-2.5 grid gap-x-7 gap-y-4 break-inside-avoid sm:auto-cols-fr sm:grid-flow-col print:auto-cols-fr print:grid-flow-col">
          {keyed(block.columns).map(({ key, value }) => (
            <div key={key} className="min-w-0">
              {keyed(value.lines).map((line) => (
                <SignatureRow key={line.key} line={line.value} />
              ))}
            </div>
          ))}
        </div>
      );
    case 'pageBreak':
      return null;
  }
}

/** Boxes beside one another in the widths of the form; under one another where the screen is narrower than a hand. */
function Grid({ block }: { block: Extract<FormBlock, { type: 'grid' }> }) {
  return (
    <div className="mb-2.5 border-t border-l border-current">
      {keyed(block.rows).map((row) => (
        <div key={row.key} className="break-inside-avoid sm:flex print:flex">
          {keyed(row.value.cells).map(({ key, value: { lines, isBold } }) => (
            <div
              key={key}
              style={{ flexBasis: 0, flexGrow: block.columns[key] ?? 1 }}
              className={classNames(
                'min-w-0 border-r border-b border-current px-1.5 py-1',
                isBold && 'font-bold',
              )}
            >
              <Lines lines={lines} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Lines({ lines }: { lines: readonly (readonly Run[])[] }) {
  return keyed(lines).map(({ key, value }) => (
    <p key={key} className="whitespace-pre-line">
      <Runs runs={value} />
    </p>
  ));
}

function Labeled({ label, runs, indent }: { label: string; runs: readonly Run[]; indent: number }) {
  return (
    <p className="mb-1 flex" style={{ marginLeft: `${indent * 24}pt` }}>
      <span className="figures w-[24pt] shrink-0">{label} </span>
      <span className="min-w-0 whitespace-pre-line">
        <Runs runs={runs} />
      </span>
    </p>
  );
}

/** A rule to sign on, with what is signed below it; or a line that is filled in already. */
function SignatureRow({ line: { text, isRule } }: { line: SignatureLine }) {
  if (!isRule) return <p className="whitespace-pre-line">{text}</p>;
  return <p className="mt-6 border-t border-current text-[10pt] leading-[12pt]">{text}</p>;
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return keyed(runs).map(({ key, value: { text } }) => <span key={key}>{text}</span>);
}

/** What stands on a paper has no names of its own; its place is what tells it apart. */
function keyed<Value>(list: readonly Value[]): { key: number; value: Value }[] {
  return list.map((value, key) => ({ key, value }));
}
