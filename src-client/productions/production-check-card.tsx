import { CircleCheck } from 'lucide-react';
import {
  BLOCKER_CODES,
  type ProductionBlocker,
  type ProductionCheck,
  type ProductionWarning,
  WARNING_CODES,
} from '#src/productions/schema.ts';
import { amount } from '#src/text/words.ts';
import { formatSize } from '../text/format.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Progress } from '../ui/progress.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { FindingGroup, ReviewLink } from './production-findings.tsx';
import { BLOCKERS, personalText, rangeText, WARNINGS } from './production-words.ts';
import type { PersonalDataScan } from './use-production-check.ts';

interface ProductionCheckCardProps {
  caseId: string;
  /** Undefined while nothing is chosen or nothing is known yet. */
  check: ProductionCheck | undefined;
  isEmpty: boolean;
  isBehind: boolean;
  error: unknown;
  scan: PersonalDataScan;
  onRetry(): void;
  onLeaveOut(ids: readonly string[]): void;
  /** Null where privileged documents are withheld already. */
  onWithhold: (() => void) | null;
}

/** What stands in the way and what is worth a look, while the set is chosen. */
export function ProductionCheckCard(props: ProductionCheckCardProps) {
  const { caseId, check, isEmpty, isBehind, error, scan, onRetry, onLeaveOut, onWithhold } = props;
  return (
    <Card aria-busy={isBehind || undefined} aria-labelledby="production-check">
      <CardHeader
        title={<span id="production-check">Before it goes out</span>}
        actions={isBehind && !isEmpty && <Spinner />}
      />
      <CardBody className="flex flex-col gap-4">
        {isEmpty ? (
          <p className="text-sm text-muted">Choose documents, and what stands in their way is shown here.</p>
        ) : error !== null && check === undefined ? (
          <PanelFailure title="The documents could not be checked" onRetry={onRetry} />
        ) : check === undefined ? (
          <Waiting text="Checking the documents" blocks={['h-20 w-full']} />
        ) : (
          <>
            <Sums check={check} />
            <Blockers
              caseId={caseId}
              blockers={check.blockers}
              onLeaveOut={onLeaveOut}
              onWithhold={onWithhold}
            />
            <Warnings caseId={caseId} warnings={check.warnings} scan={scan} onLeaveOut={onLeaveOut} />
          </>
        )}
      </CardBody>
    </Card>
  );
}

function Sums({ check }: { check: ProductionCheck }) {
  const { documents, pages, bytes, firstBates, lastBates, withheld } = check;
  const facts = [
    ['Go out', `${amount(documents, 'document')}, ${amount(pages, 'page')}`],
    [
      'Numbers',
      firstBates === null || lastBates === null ? 'None yet' : rangeText({ firstBates, lastBates }),
    ],
    ['Originals', formatSize(bytes)],
    ['Withheld', amount(withheld.length, 'document')],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="figures font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function idsOf(findings: readonly { documentId: string | null }[]): string[] {
  return findings.flatMap(({ documentId }) => documentId ?? []);
}

interface BlockersProps {
  caseId: string;
  blockers: readonly ProductionBlocker[];
  onLeaveOut(ids: readonly string[]): void;
  onWithhold: (() => void) | null;
}

function Blockers({ caseId, blockers, onLeaveOut, onWithhold }: BlockersProps) {
  const count = new Set(blockers.map(({ documentId }) => documentId)).size;
  if (count === 0) {
    return (
      <p role="status" className="flex items-start gap-2 text-sm font-medium">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-done" />
        Nothing stands in the way.
      </p>
    );
  }
  return (
    <div>
      <p role="status" id="blockers" tabIndex={-1} className="mb-3 text-sm font-semibold text-danger">
        {amount(count, 'document stands', 'documents stand')} in the way
      </p>
      {BLOCKER_CODES.map((code) => {
        const findings = blockers.filter((blocker) => blocker.code === code);
        const { title, filter } = BLOCKERS[code];
        if (findings.length === 0) return null;
        return (
          <FindingGroup
            key={code}
            caseId={caseId}
            tone="blocker"
            title={title}
            findings={findings}
            actions={
              <>
                {filter !== null && (
                  <ReviewLink caseId={caseId} filter={filter}>
                    {code === 'no-bates' ? 'Number Them' : 'Review Them'}
                  </ReviewLink>
                )}
                {code === 'privileged' && onWithhold !== null && (
                  <Button variant="secondary" size="small" onClick={onWithhold}>
                    Withhold Them
                  </Button>
                )}
                <Button variant="quiet" size="small" onClick={() => onLeaveOut(idsOf(findings))}>
                  Leave Out
                </Button>
              </>
            }
          />
        );
      })}
    </div>
  );
}

interface WarningsProps {
  caseId: string;
  warnings: readonly ProductionWarning[];
  scan: PersonalDataScan;
  onLeaveOut(ids: readonly string[]): void;
}

function Warnings({ caseId, warnings, scan, onLeaveOut }: WarningsProps) {
  const personal = scan.findings.map((finding) => ({ ...finding, text: personalText(finding) }));
  const isLooking = scan.looked < scan.total;
  if (warnings.length === 0 && personal.length === 0 && !isLooking) return null;
  return (
    <div className="border-t border-line pt-4">
      <p className="mb-3 text-sm font-semibold">Worth a look</p>
      {isLooking && !scan.hasFailed && (
        <div className="mb-3 flex flex-col gap-1.5">
          <p className="figures text-sm text-muted">
            Looking for Social Security and account numbers: {scan.looked.toLocaleString('en-US')} of{' '}
            {amount(scan.total, 'document')}
          </p>
          <Progress value={(100 * scan.looked) / scan.total} label="Documents looked through" />
        </div>
      )}
      {isLooking && scan.hasFailed && (
        <p className="mb-3 flex flex-wrap items-center gap-2 text-sm">
          Not all documents were looked through for personal numbers.
          <Button variant="secondary" size="small" onClick={scan.goOn}>
            Go On
          </Button>
        </p>
      )}
      {personal.length > 0 && (
        <FindingGroup
          caseId={caseId}
          tone="warning"
          title="Personal numbers in full"
          findings={personal}
          actions={
            <>
              <span className="max-w-[60ch] text-sm text-muted">
                Only the last four digits, or the year of birth, may stand in papers that are filed. Redact a
                copy, and upload that.
              </span>
              <Button variant="quiet" size="small" onClick={() => onLeaveOut(idsOf(personal))}>
                Leave Out
              </Button>
            </>
          }
        />
      )}
      {WARNING_CODES.map((code) => {
        const findings = warnings.filter((warning) => warning.code === code);
        if (findings.length === 0) return null;
        return (
          <FindingGroup
            key={code}
            caseId={caseId}
            tone="warning"
            title={WARNINGS[code]}
            findings={findings}
            actions={
              code === 'duplicate' && (
                <Button variant="quiet" size="small" onClick={() => onLeaveOut(idsOf(findings))}>
                  Leave the Copies Out
                </Button>
              )
            }
          />
        );
      })}
    </div>
  );
}
