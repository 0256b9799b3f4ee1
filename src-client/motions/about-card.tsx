import { Card, CardBody, CardHeader } from '../ui/card.tsx';

/** What the page is for, for somebody who never filed a motion. */
export function AboutCard() {
  return (
    <Card>
      <CardHeader title="About Motion Practice" />
      <CardBody className="flex flex-col gap-3">
        <p className="max-w-[70ch]">
          A motion is a written request to the judge: to end a claim, to make the other side answer, to keep
          something out. One side files it, the other responds, the first may reply, and then the judge
          decides, with or without a hearing.
        </p>
        <p className="max-w-[70ch]">
          Each motion here has a page that says what it is for, when it is filed, what has to be in it and
          what to think of before you file it, with the rules of your court. Priority says how much usually
          turns on a motion. It says nothing about how soon yours is due.
        </p>
        <p className="max-w-[70ch]">
          If one of these was filed against you, open its page too: the time to respond stands there. If you
          do not respond, the judge may decide without you.
        </p>
        <p className="max-w-[70ch] text-sm text-muted">
          This is general information, not legal advice. Rules change, and your judge’s orders come before
          them.
        </p>
      </CardBody>
    </Card>
  );
}
