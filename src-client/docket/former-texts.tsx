import { skipToken } from '@tanstack/react-query';
import { format } from 'date-fns';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Textarea } from '../ui/input.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** The texts that later ones took the place of, asked for when somebody wants to see them. */
export function FormerTexts({ docketId }: { docketId: string }) {
  const [isOpen, setOpen] = useState(false);
  const found = trpc.docket.formerTexts.useQuery(isOpen ? { id: docketId } : skipToken, {
    meta: { silent: true },
  });
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight
          aria-hidden="true"
          className={classNames('transition-transform duration-150', isOpen && 'rotate-90')}
        />
        Earlier texts
      </Button>
      {isOpen && found.isError && (
        <PanelFailure title="The earlier texts could not be loaded." onRetry={() => void found.refetch()} />
      )}
      {isOpen && found.isPending && <Waiting text="Loading the earlier texts" blocks={['mt-2 h-6 w-48']} />}
      {isOpen && found.data && (
        <ul aria-label="Earlier texts" className="mt-1 flex flex-col gap-1">
          {found.data.length === 0 && (
            <li className="text-sm text-muted">None yet. What a later paste replaces is kept here.</li>
          )}
          {found.data.map(({ id, rawText, savedAt }) => {
            const when = format(savedAt, 'MMM d, yyyy h:mm a');
            return (
              <li key={id}>
                <Disclosure label={`${when} · ${rawText.length.toLocaleString('en-US')} characters`}>
                  <Textarea
                    aria-label={`Docket text saved ${when}`}
                    readOnly
                    rows={8}
                    spellCheck={false}
                    className="mt-1 bg-sunken font-mono text-sm"
                    value={rawText}
                  />
                </Disclosure>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
