import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Summons } from '#src/summons/schema.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Tooltip, TooltipProvider } from '../ui/tooltip.tsx';

interface SummonsPagerProps {
  summons: Summons;
  /** All of the milestone, in order. */
  list: readonly Summons[];
}

/** 'Summons 2 of 3' with the way to the others of the same milestone; nothing where it is the only one. */
export function SummonsPager({ summons, list }: SummonsPagerProps) {
  const place = list.findIndex(({ id }) => id === summons.id);
  if (place === -1 || list.length < 2) return null;
  return (
    <nav aria-label="Summonses of this milestone" className="flex items-center gap-1 print:hidden">
      <TooltipProvider>
        <Step word="Previous" to={list[place - 1]} icon={<ChevronLeft aria-hidden="true" />} />
        <p className="figures text-sm whitespace-nowrap text-muted">
          Summons {place + 1} of {list.length}
        </p>
        <Step word="Next" to={list[place + 1]} icon={<ChevronRight aria-hidden="true" />} />
      </TooltipProvider>
    </nav>
  );
}

interface StepProps {
  word: 'Previous' | 'Next';
  to: Summons | undefined;
  icon: ReactNode;
}

function Step({ word, to, icon }: StepProps) {
  const text = to ? `${word}: ${to.defendantName}` : `No ${word.toLowerCase()} summons`;
  const look = buttonClass({
    variant: 'quiet',
    size: 'icon',
    className: to ? '' : 'cursor-not-allowed opacity-55',
  });
  return (
    <Tooltip content={text}>
      {to ? (
        <Link to={paths.summons(to.caseId, to.id)} aria-label={text} className={look}>
          {icon}
        </Link>
      ) : (
        // Stays focusable, so that its reason can be read.
        <button type="button" aria-disabled="true" aria-label={text} className={look}>
          {icon}
        </button>
      )}
    </Tooltip>
  );
}
