import { type FormEvent, useState } from 'react';
import type { Transcript } from '#src/transcripts/schema.ts';
import { CONNECTION_TEXT } from '../lib/errors.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { readAskedPlace } from './locate-line.ts';
import { useLocate } from './use-locate.ts';

/** 'Go to 42:7': a place that somebody else has cited. */
export function GoToField({ transcript, onGo }: { transcript: Transcript; onGo(index: number): void }) {
  const [text, setText] = useState('');
  const locate = useLocate(transcript);
  const { firstPage, lastPage } = transcript;
  if (firstPage === null || lastPage === null) return null;
  const say = (description: string) => showToast({ title: 'No such place', description, tone: 'danger' });
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const place = readAskedPlace(text);
    if (place === null) return say('Write the page and the line, such as 42:7.');
    try {
      const index = await locate(place);
      if (index === null) return say(`This transcript has pages ${firstPage} to ${lastPage}.`);
      onGo(index);
    } catch {
      say(CONNECTION_TEXT);
    }
  };
  return (
    <form onSubmit={(event) => void go(event)} className="flex shrink-0 items-center gap-1">
      <div className="w-24 sm:w-28">
        <Input
          aria-label="Go to page and line"
          placeholder="Page:line"
          inputMode="text"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary">
        Go
      </Button>
    </form>
  );
}
