import { useRef } from 'react';
import type { DraftChecked } from '#src/checker/schema.ts';
import type { Check } from '#src/verification/schema.ts';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { findingId } from './draft-view.tsx';
import { FindingCard } from './finding-card.tsx';

/** Longer lists are drawn only where they are in sight. */
const MANY = 120;

interface FindingListProps {
  caseId: string;
  shown: readonly { check: Check; place: number }[];
  nearest: DraftChecked['nearest'];
  chosen: number | null;
  /** Shows the words in the draft. */
  onShow(place: number): void;
  /** A finding has got the focus. */
  onReach(place: number): void;
}

/** What is said about each statement, in the order of the draft; j and k walk it. */
export function FindingList(props: FindingListProps) {
  return props.shown.length > MANY ? <LongList {...props} /> : <ShortList {...props} />;
}

function ShortList(props: FindingListProps) {
  const { shown } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useRowKeys({
    enabled: true,
    scroller,
    count: shown.length,
    start: 0,
    show(index) {
      const place = shown[index]?.place;
      if (place !== undefined)
        document.getElementById(findingId(place))?.scrollIntoView({ block: 'nearest' });
    },
  });
  return (
    <div ref={scroller} className="min-h-0 lg:overflow-y-auto">
      <ol aria-label="Findings" className="divide-y divide-line">
        {shown.map((item, index) => (
          <li key={item.place} data-index={index}>
            <Finding {...props} item={item} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function LongList(props: FindingListProps) {
  return (
    <VirtualList
      className="h-[70dvh] lg:h-[calc(100dvh-9rem)]"
      label="Findings"
      items={props.shown}
      itemKey={({ place }) => String(place)}
      estimate={128}
      reveal={props.chosen === null ? null : String(props.chosen)}
      keys
      render={(item) => (
        <div className="border-b border-line">
          <Finding {...props} item={item} />
        </div>
      )}
    />
  );
}

function Finding({
  caseId,
  nearest,
  chosen,
  onShow,
  onReach,
  item: { check, place },
}: FindingListProps & { item: FindingListProps['shown'][number] }) {
  return (
    <FindingCard
      caseId={caseId}
      check={check}
      near={nearest[place] ?? null}
      place={place}
      isChosen={chosen === place}
      onShow={onShow}
      onReach={onReach}
    />
  );
}
