import { Hammer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Empty } from '../ui/empty.tsx';

interface NotYetPageProps {
  /** What the product calls the screen. */
  name: string;
  /** What does the same work today. */
  children: string;
}

/** A screen that the product speaks of and does not have yet: it says so, and where to go on. */
export function NotYetPage({ name, children }: NotYetPageProps) {
  const { caseId } = useParams();
  return (
    <>
      <title>{`${name} · Proceed`}</title>
      <Empty
        level={1}
        icon={<Hammer />}
        title={name}
        className="min-h-[60dvh] justify-center"
        action={
          <Link to={caseId === undefined ? paths.home : paths.selectedCase(caseId)} className={buttonClass()}>
            {caseId === undefined ? 'Back to Cases' : 'Back to the Case'}
          </Link>
        }
      >
        This screen is not available in Proceed yet. {children}
      </Empty>
    </>
  );
}
