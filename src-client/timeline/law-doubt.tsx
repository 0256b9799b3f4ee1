import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import { type CaseLaw, courtDoubt, mayBeEviction } from '#src/law/case-law.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useKindOnPaper } from './use-kind-on-paper.ts';

interface LawDoubtProps {
  caseId: string;
  /** Whose law dates are counted by here. */
  law: CaseLaw;
  className?: string;
}

/** Whether there is anything to ask or to say before a date is counted by this law. */
export function isLawDoubted(law: CaseLaw): boolean {
  return courtDoubt(law) !== null || mayBeEviction(law);
}

/**
 * That it is not certain by whose rules dates are counted: once on each screen that offers one. Nothing where the name
 * and the number of the court agree and somebody or something says what kind of case it is.
 */
export function LawDoubt({ caseId, law, className }: LawDoubtProps) {
  if (!isLawDoubted(law)) return null;
  const doubt = courtDoubt(law);
  return (
    <div className={className}>
      <div className="flex flex-col gap-3">
        {mayBeEviction(law) && <EvictionQuestion caseId={caseId} />}
        {doubt !== null && (
          <Alert tone="due" title="The name and the number of this case’s court do not agree">
            {doubt} <ChangeCourt caseId={caseId} />
          </Alert>
        )}
      </div>
    </div>
  );
}

/** Asked of a case that neither a person nor its complaint says the kind of, where evictions are heard: either answer ends it. */
function EvictionQuestion({ caseId }: { caseId: string }) {
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const onPaper = useKindOnPaper(caseId, true);
  const update = trpc.cases.update.useMutation({
    meta: { errorFallback: 'Your answer could not be saved.' },
    onSuccess: (_, { kind }) =>
      showToast({
        title: kind === 'eviction' ? 'This case is an eviction' : 'This case is no eviction',
        action: { label: 'Undo', onPress: () => update.mutate({ caseId, kind: null }) },
      }),
  });
  const canSay = found.data !== undefined && can(found.data.memberRole, 'case:update');
  if (onPaper === 'waiting' || onPaper === 'other') return null;
  return (
    <Alert
      tone="due"
      title="Is a landlord trying to get a tenant out, of a home or a shop?"
      actions={
        canSay && (
          <>
            <Button
              variant="secondary"
              size="small"
              disabled={update.isPending}
              onClick={() => update.mutate({ caseId, kind: 'eviction' })}
            >
              Yes, it is an eviction
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={update.isPending}
              onClick={() => update.mutate({ caseId, kind: 'civil' })}
            >
              No, something else
            </Button>
          </>
        )
      }
    >
      {onPaper === 'eviction' && 'Your complaint speaks of it. '}Then it is an eviction, which goes faster
      than other cases: its days may not be the ones shown here. A foreclosure by a bank is not an eviction.
    </Alert>
  );
}

/** The way to the form in which the court whose rules count is chosen. */
export function ChangeCourt({ caseId }: { caseId: string }) {
  return (
    <Link to={paths.editCase(caseId)} className="text-accent underline underline-offset-4">
      Change the court or the kind of case
    </Link>
  );
}
