import { Link } from 'react-router';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { OperatorText } from './operator-text.tsx';

/** What this software is and is not; the terms themselves are those of whoever runs the server. */
export function TermsPage() {
  return (
    <NarrowPage wide>
      <title>Terms of service · Proceed</title>
      <Card className="flex flex-col gap-6 p-6 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">Terms of service</h1>
        <OperatorText kind="terms" />
        <section className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">What Proceed is</h2>
          <p>
            Proceed is software that keeps the papers, dates and drafts of a lawsuit in one place. It is not a
            lawyer and gives no legal advice. It can be wrong: it shows where each date and each quotation
            comes from so that you can check them.
          </p>
          <p>
            A date that matters is worth a call to the clerk of your court. If you can, have a lawyer or a
            legal aid office look at what you file.
          </p>
          <p>
            What you may expect of this server is between you and whoever runs it. Proceed tells the people
            who wrote it nothing of what you keep on it.
          </p>
        </section>
        <p className="border-t border-line pt-4">
          <Link to={paths.privacy} className="underline">
            What happens with your data
          </Link>
        </p>
      </Card>
    </NarrowPage>
  );
}
