import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';

interface PageFieldProps {
  /** 1-based. */
  page: number;
  count: number;
  onGo(page: number): void;
}

/** Previous page, next page, and the number of the page, which may be typed. */
export function PageField({ page, count, onGo }: PageFieldProps) {
  // While somebody types, the field does not follow the scrolling.
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number(typed);
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1) onGo(Math.min(wanted, count));
    setTyped(null);
  };
  return (
    <>
      <IconButton
        label="Previous page"
        icon={<ChevronUp aria-hidden="true" />}
        disabled={page <= 1}
        className="@max-xl:hidden"
        onClick={() => onGo(page - 1)}
      />
      <IconButton
        label="Next page"
        icon={<ChevronDown aria-hidden="true" />}
        disabled={page >= count}
        className="@max-xl:hidden"
        onClick={() => onGo(page + 1)}
      />
      <form
        className="figures flex items-center gap-1.5 text-sm whitespace-nowrap"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <div className="w-16">
          <Input
            aria-label="Page number"
            inputMode="numeric"
            autoComplete="off"
            className="text-center"
            value={typed ?? String(page)}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={go}
          />
        </div>
        <span className="text-muted">of {count.toLocaleString('en-US')}</span>
      </form>
    </>
  );
}
