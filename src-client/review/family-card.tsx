import { Copy, Mail, Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import type { ReviewDocument } from '#src/review/schema.ts';
import { FileName } from '../text/file-name.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PrivilegeBadge } from './privilege-badge.tsx';
import { ReviewLink } from './review-link.tsx';
import { copiesOf, familyOf } from './review-order.ts';
import { PRIVILEGES } from './review-words.ts';
import type { Coding } from './use-coding.ts';

interface FamilyCardsProps {
  document: ReviewDocument;
  documents: readonly ReviewDocument[];
  canEdit: boolean;
  coding: Coding;
  addressOf(id: string): string;
  onOpen(id: string): void;
  onChoose(ids: readonly string[]): void;
}

/** What belongs to a document: the e-mail with its attachments, and its copies; each coded together in one press. */
export function FamilyCards({ document, documents, ...rest }: FamilyCardsProps) {
  const family = useMemo(() => familyOf(documents, document.id), [documents, document.id]);
  const copies = useMemo(() => copiesOf(documents, document.id), [documents, document.id]);
  return (
    <>
      {family.length > 1 && (
        <GroupCard
          title="E-mail Family"
          description={`${family.length} documents that belong together and are produced together.`}
          group={family}
          current={document}
          {...rest}
        />
      )}
      {copies.length > 1 && (
        <GroupCard
          title="Duplicates"
          description={`${copies.length} documents with exactly the same bytes.`}
          group={copies}
          current={document}
          {...rest}
        />
      )}
    </>
  );
}

interface GroupCardProps extends Omit<FamilyCardsProps, 'document' | 'documents'> {
  title: string;
  description: string;
  group: readonly ReviewDocument[];
  current: ReviewDocument;
}

const NAMED = 20;

function GroupCard({
  title,
  description,
  group,
  current,
  canEdit,
  coding,
  addressOf,
  onOpen,
  onChoose,
}: GroupCardProps) {
  const isFamily = title !== 'Duplicates';
  const statuses = new Set(group.map(({ privilegeStatus }) => privilegeStatus));
  return (
    <Card>
      <CardHeader
        title={title}
        description={description}
        actions={
          canEdit && (
            <Button variant="secondary" size="small" onClick={() => onChoose(group.map(({ id }) => id))}>
              Select All {group.length}
            </Button>
          )
        }
      />
      <CardBody className="flex flex-col gap-3">
        <ul className="flex flex-col">
          {group.slice(0, NAMED).map((each) => (
            <li key={each.id} className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 py-1">
              {!isFamily ? (
                <Copy aria-hidden="true" className="size-4 shrink-0 text-muted" />
              ) : each.parentDocumentId === null ? (
                <Mail aria-hidden="true" className="size-4 shrink-0 text-muted" />
              ) : (
                <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
              )}
              <span className="min-w-0 flex-1 truncate text-sm">
                {each.id === current.id ? (
                  <strong className="font-semibold">
                    <FileName name={each.filename} /> <span className="sr-only">(open here)</span>
                  </strong>
                ) : (
                  <ReviewLink
                    documentId={each.id}
                    to={addressOf(each.id)}
                    onOpen={onOpen}
                    className="text-accent underline underline-offset-4"
                  >
                    <FileName name={each.filename} />
                  </ReviewLink>
                )}
                {!isFamily && each.duplicateOf === null && <span className="text-muted"> · the oldest</span>}
              </span>
              <PrivilegeBadge status={each.privilegeStatus} />
            </li>
          ))}
        </ul>
        {group.length > NAMED && (
          <p className="figures text-sm text-muted">and {group.length - NAMED} more</p>
        )}
        {statuses.size > 1 && <p className="text-sm text-due">They are not all coded alike.</p>}
        {canEdit && (
          <fieldset className="flex flex-wrap items-center gap-1.5">
            <legend className="mb-1.5 text-sm font-medium">Code all {group.length} as</legend>
            {PRIVILEGES.map(({ value, label }) => (
              <Button
                key={value}
                variant="secondary"
                size="small"
                onClick={() => coding.code(group, { privilegeStatus: value })}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        )}
      </CardBody>
    </Card>
  );
}
