import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';
import { serviceMethod } from '#src/law/service-methods.ts';
import type { CoachItem, CoachReport, MethodState } from '#src/service/coach-items.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { CoachList, GoodToKnow, openPoints, withoutNotes } from './coach-list.tsx';

const STATES = {
  open: { icon: CircleCheck, tone: 'text-done', word: 'Open now' },
  'not-yet': { icon: CircleDashed, tone: 'text-due', word: 'Not yet' },
  closed: { icon: CircleSlash, tone: 'text-muted', word: 'Not for this defendant' },
} as const satisfies Record<MethodState['state'], object>;

/** The rule of service as a checklist. It follows what is entered beside it. */
export function CoachPanel({ report, chosen }: { report: CoachReport; chosen: string }) {
  const { methods, whoMayServe, mailings, returnDefects } = report;
  const all = [...whoMayServe, ...mailings, ...returnDefects];
  const open = openPoints(all);
  const isChosen = ({ method }: MethodState) => method === chosen;
  const openNow = methods.filter((each) => each.state === 'open' && !isChosen(each));
  const notOpen = methods.filter((each) => each.state !== 'open' && !isChosen(each));
  const own = methods.filter(isChosen);
  return (
    <Card aria-label="Service coach" tabIndex={0} className="lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
      <CardHeader
        title="Service coach"
        level={3}
        description={
          <span aria-live="polite">
            {open === 0
              ? 'Nothing is missing by what you entered.'
              : `${open} ${open === 1 ? 'point is' : 'points are'} open. A court may refuse the return for ${open === 1 ? 'it' : 'each of them'}.`}
          </span>
        }
      />
      <CardBody className="flex flex-col gap-5">
        <section aria-label="Ways of service" className="flex flex-col gap-2.5">
          <h4 className="text-sm font-semibold">Ways of service</h4>
          {own.length > 0 && <MethodList methods={own} chosen={chosen} />}
          <MoreWays
            label={own.length > 0 ? 'Other ways open now' : 'Open now'}
            open={own.length === 0}
            methods={openNow}
          />
          <MoreWays label="Ways that are not open" methods={notOpen} />
        </section>
        <Part title="Who may serve" items={whoMayServe} />
        <Part title="Mailings" items={mailings} />
        <Part title="The return" items={returnDefects} />
        <GoodToKnow items={all} />
      </CardBody>
    </Card>
  );
}

function MoreWays({
  label,
  methods,
  open = false,
}: {
  label: string;
  methods: readonly MethodState[];
  open?: boolean;
}) {
  if (methods.length === 0) return null;
  return (
    <Disclosure key={label} label={`${label} (${methods.length})`} open={open}>
      <div className="pt-2">
        <MethodList methods={methods} chosen="" />
      </div>
    </Disclosure>
  );
}

function Part({ title, items }: { title: string; items: readonly CoachItem[] }) {
  const shown = withoutNotes(items);
  if (shown.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2.5">
      <h4 className="text-sm font-semibold">{title}</h4>
      <CoachList items={shown} label={title} />
    </section>
  );
}

function MethodList({ methods, chosen }: { methods: readonly MethodState[]; chosen: string }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {methods.map(({ method, state, why }) => {
        const { icon: Icon, tone, word } = STATES[state];
        const isChosen = method === chosen;
        return (
          <li
            key={method}
            aria-current={isChosen || undefined}
            className={classNames(
              'flex items-start gap-2.5 text-sm',
              isChosen && '-mx-2 rounded-control bg-accent-soft p-2',
            )}
          >
            <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', tone)} />
            <div className="min-w-0">
              <p className="font-medium">
                {serviceMethod(method).label}: <span className={tone}>{word}</span>
              </p>
              <p className="text-muted">{why}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
