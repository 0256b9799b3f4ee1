import { skipToken } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type DisputeLetter, disputeLetter, LETTER_PLACE, SENDING } from '#src/next/dispute-letter.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { printAlone } from '../ui/print-alone.tsx';

const BLANK = '______________________________';

/** What to write to whoever asks for a debt, ready to be printed and signed. */
export function DisputeLetterCard({ stage: { derivedFromDocId } }: { stage: Milestone }) {
  const asked = derivedFromDocId === null ? skipToken : { id: derivedFromDocId };
  const facts = trpc.facts.ofDocument.useQuery(asked, { meta: { silent: true } });
  const paper = trpc.documents.get.useQuery(asked, { meta: { silent: true } });
  // Without the paper the letter stands all the same, with lines to write on.
  const letter = disputeLetter(facts.data?.facts ?? [], paper.data?.docDate ?? null);
  return (
    <Card id={LETTER_PLACE} className="scroll-mt-20">
      <CardHeader
        title="What to write"
        description="A short letter is enough. Write it by hand, or print this one."
        actions={
          <Button variant="secondary" onClick={() => printAlone(<PrintedLetter letter={letter} />)}>
            <Printer aria-hidden="true" />
            Print the letter
          </Button>
        }
      />
      <CardBody className="flex max-w-[72ch] flex-col gap-4">
        <div className="rounded-card border border-line bg-surface p-4">
          <LetterText letter={letter} />
        </div>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {SENDING.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className="text-sm text-muted">General information, not legal advice.</p>
      </CardBody>
    </Card>
  );
}

/** Name and address, or lines to write them on. */
function Address({ label, lines }: { label: string; lines: readonly string[] }) {
  const [name = BLANK, address = BLANK] = lines;
  return (
    <p>
      {label}: {name}
      <br />
      {address}
    </p>
  );
}

function LetterText({ letter: { to, from, about, text } }: { letter: DisputeLetter }) {
  return (
    <div className="flex flex-col gap-3">
      <Address label="From" lines={from} />
      <Address label="To" lines={to} />
      <p>Day: {BLANK}</p>
      <p>
        About: {about}. Account number: {BLANK}
      </p>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>Signed: {BLANK}</p>
    </div>
  );
}

function PrintedLetter({ letter }: { letter: DisputeLetter }) {
  return (
    <article aria-hidden="true" className="hidden bg-sheet text-lg text-sheet-ink print:block">
      <LetterText letter={letter} />
    </article>
  );
}
