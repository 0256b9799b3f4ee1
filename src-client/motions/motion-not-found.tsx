import { ArrowLeft, FileQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { MOTION_NOT_FOUND, MOTION_NOT_FOUND_TEXT } from '#src/milestones/page-kind.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Empty } from '../ui/empty.tsx';

/** An address that names no motion we know. */
export function MotionNotFound({ back }: { back: string }) {
  return (
    <>
      <title>{`${MOTION_NOT_FOUND} · Proceed`}</title>
      <Empty
        level={1}
        icon={<FileQuestionMark />}
        title={MOTION_NOT_FOUND}
        className="min-h-[50dvh] justify-center"
        action={
          <Link to={back} className={buttonClass()}>
            <ArrowLeft aria-hidden="true" />
            Back to Motion Practice
          </Link>
        }
      >
        {MOTION_NOT_FOUND_TEXT}
      </Empty>
    </>
  );
}
