import { Search } from 'lucide-react';
import { Input } from './input.tsx';

interface SearchInputProps {
  label: string;
  /** The label unless said otherwise. */
  placeholder?: string;
  value: string;
  onChange(value: string): void;
}

/** A field to search or filter with; its label is read aloud, the placeholder stands in for it on screen. */
export function SearchInput({ label, placeholder = label, value, onChange }: SearchInputProps) {
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className="pl-9"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
