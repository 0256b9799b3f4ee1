/** What forms print where something is to be filled in. */
const ASKED = new Set(
  'name names surname address addresses city zip zipcode phone telephone dl dob ssn email fax date birth sex race height weight here insert print printed signature type number enter fill your'.split(
    ' ',
  ),
);
/** Counted beside the others, though names have them, too. */
const BESIDE = new Set(
  'of the or and first last middle full legal state street county tx license driver drivers'.split(' '),
);
const FEWEST = 2;
/** A field of a template that no program filled: '{{ petitioner.name }}', '<<Name>>', '«Name»'. */
const FIELD = /\{\{|\}\}|<<|>>|\{%|%\}|\$\{|^«.*»$/;

/** 'Name Here', 'Address City State Zip', '{{ defendant.name }}': what asks for a name, and is none. */
export function isPlaceholder(name: string): boolean {
  if (FIELD.test(name)) return true;
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const asked = words.filter((word) => ASKED.has(word));
  return asked.length >= FEWEST && words.every((word) => ASKED.has(word) || BESIDE.has(word));
}
