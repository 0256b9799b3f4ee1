const FORMS: { form: string; meaning: string }[] = [
  { form: '"security deposit"', meaning: 'these words together' },
  { form: '-draft', meaning: 'without this word' },
  { form: 'type:order', meaning: 'documents of one kind' },
  { form: 'after:2025-03-01', meaning: 'of this day or later' },
  { form: 'before:2026', meaning: 'earlier than this' },
];

/** What can be typed into a search of the text, beside words. */
export function SearchHint() {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 text-sm">
      {FORMS.map(({ form, meaning }) => (
        <div key={form} className="contents">
          <dt>
            <code className="rounded-[4px] bg-sunken px-1.5 py-0.5 text-[0.8125rem]">{form}</code>
          </dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
