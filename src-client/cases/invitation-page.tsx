import { useNavigate, useParams } from 'react-router';
import { withReturnPath } from '#src/auth/return-path.ts';
import { useSession } from '../auth/use-user.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';

/** Where an invitation link leads. Accepting is a press of its own: a link preview must not use it up. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const user = useSession();
  const navigate = useNavigate();
  const accept = trpc.cases.acceptInvitation.useMutation({
    meta: { silent: true },
    onSuccess: ({ caseId }) => {
      navigate(paths.documents(caseId), { replace: true });
    },
  });
  return (
    <NarrowPage>
      <title>Invitation · Proceed</title>
      <Card className="flex flex-col gap-5 p-6 sm:p-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">You are invited to a case</h1>
          <p className="mt-1 text-muted">
            Somebody shares one case with you: its papers, dates and people. The link can be used once.
          </p>
        </div>
        {accept.isError && (
          <Alert tone="danger">
            {errorMessage(accept.error, 'The invitation could not be used. Please try again.')}
          </Alert>
        )}
        {user === null ? (
          <a
            href={withReturnPath(serverPaths.login, paths.invitation(token))}
            className={buttonClass({ size: 'large' })}
          >
            Sign In to Accept
          </a>
        ) : (
          <Button size="large" busy={accept.isPending} onClick={() => accept.mutate({ token })}>
            Accept Invitation
          </Button>
        )}
      </Card>
    </NarrowPage>
  );
}
