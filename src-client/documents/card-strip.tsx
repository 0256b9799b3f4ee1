import { ScanText } from 'lucide-react';
import { Link } from 'react-router';
import type { Document } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';

/** The way from a paper to its card: what it asks, by when, and whether it moves a date. */
export function CardStrip({ document }: { document: Document }) {
  const { id, caseId, status } = document;
  const found = trpc.intake.card.useQuery({ id }, { enabled: status === 'ready', meta: { silent: true } });
  const card = found.data;
  // As high as what is on its way: the paper below keeps its place.
  if (found.isLoading)
    return <div aria-hidden="true" className="min-h-18 border-t border-line sm:min-h-12" />;
  if (card === undefined || card.status !== 'ready') return null;
  return (
    <section
      aria-label="What we read"
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-3 py-1.5 sm:px-4',
        card.isOpen ? 'bg-due-soft' : 'bg-surface',
      )}
    >
      <ScanText
        aria-hidden="true"
        className={classNames('size-4 shrink-0', card.isOpen ? 'text-due' : 'text-muted')}
      />
      <p className={classNames('min-w-0 flex-1 basis-48 text-sm', card.isOpen && 'font-medium')}>
        {card.effect}
      </p>
      <Link
        to={paths.paperCard(caseId, id)}
        className={buttonClass({ variant: card.isOpen ? 'primary' : 'secondary', size: 'small' })}
      >
        {card.isOpen ? 'Look and keep' : 'What we read'}
      </Link>
    </section>
  );
}
