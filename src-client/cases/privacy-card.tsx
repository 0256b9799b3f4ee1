import type { Case } from '#src/cases/schema.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { LocalOnlySwitch } from './local-only-switch.tsx';

export function PrivacyCard({ item }: { item: Case }) {
  return (
    <Card>
      <CardHeader title="Privacy" />
      <CardBody>
        <LocalOnlySwitch item={item} />
      </CardBody>
    </Card>
  );
}
