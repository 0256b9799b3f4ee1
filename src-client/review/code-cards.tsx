import type { ReactNode } from 'react';
import { DISCOVERY_DOCUMENT_TYPES } from '#src/documents/discovery-schema.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { formatDay } from '../text/format.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { InlineEdit } from './inline-edit.tsx';
import { PrivilegeBadge } from './privilege-badge.tsx';
import { batesText, PRIVILEGES, privilegeOf, typeOf } from './review-words.ts';
import type { Coding, EditedField, InlineField } from './use-coding.ts';
import type { InlineEditing } from './use-inline-edit.ts';

interface CodeCardsProps {
  document: ReviewDocument;
  canEdit: boolean;
  editing: InlineEditing<EditedField>;
  coding: Coding;
}

/** Props of the inline edit of one field, saved through the coding. */
export function inlineField({ document, canEdit, editing, coding }: CodeCardsProps, field: InlineField) {
  const value = field === 'privilegeStatus' ? privilegeOf(document.privilegeStatus) : document[field];
  return {
    value: editing.startOf(field, value ?? ''),
    isEditing: editing.isEditing(field),
    canEdit,
    onEdit: () => editing.begin(field),
    onCancel: () => editing.end(field),
    onTyped: (text: string) => editing.typed(field, text),
    onSave(text: string) {
      editing.end(field);
      const next = text.trim() === '' ? null : text.trim();
      if (next !== value) coding.edit(document, field, next, () => editing.keep(field, text));
    },
  };
}

/** What a document is coded as: number, type, privilege; and when it came. */
export function CodeCards(props: CodeCardsProps) {
  const { document } = props;
  const { documentCategory, docType } = document;
  const types = [...new Set([...DISCOVERY_DOCUMENT_TYPES, ...(documentCategory ? [documentCategory] : [])])];
  return (
    <div className="grid grid-cols-2 gap-3 @4xl:grid-cols-4">
      <CodeCard title="Bates Number">
        <InlineEdit
          label="Bates Number"
          control="text"
          placeholder="SMITH000001"
          {...inlineField(props, 'batesNumber')}
        >
          <Value isMissing={document.batesNumber === null}>{batesText(document) ?? 'Not assigned'}</Value>
        </InlineEdit>
      </CodeCard>
      <CodeCard title="Document Type">
        <InlineEdit
          label="Document Type"
          control={{
            options: types.map((value) => ({ value, label: value })),
            placeholder: docType === null ? 'Not set' : `As filed: ${docType}`,
          }}
          {...inlineField(props, 'documentCategory')}
        >
          <Value isMissing={typeOf(document) === null}>{typeOf(document) ?? 'Unknown'}</Value>
        </InlineEdit>
      </CodeCard>
      <CodeCard title="Privilege">
        <InlineEdit
          label="Privilege"
          control={{ options: PRIVILEGES, placeholder: 'Unreviewed' }}
          {...inlineField(props, 'privilegeStatus')}
        >
          <PrivilegeBadge status={document.privilegeStatus} />
        </InlineEdit>
      </CodeCard>
      <CodeCard title="Uploaded">
        <Value isMissing={false}>{formatDay(document.uploadedAt) || 'Unknown'}</Value>
      </CodeCard>
    </div>
  );
}

function CodeCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    // A field that is edited has the whole line where there is little room.
    <Card className="flex min-w-0 flex-col gap-1.5 px-4 py-3 has-[form]:max-sm:col-span-2 max-sm:relative max-sm:[&_[data-edit]]:absolute max-sm:[&_[data-edit]]:top-2 max-sm:[&_[data-edit]]:right-2.5">
      <h3 className="text-sm text-muted">{title}</h3>
      {children}
    </Card>
  );
}

function Value({ isMissing, children }: { isMissing: boolean; children: ReactNode }) {
  return (
    <p className={classNames('figures wrap-anywhere', isMissing ? 'text-muted' : 'font-semibold')}>
      {children}
    </p>
  );
}
