import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { markTerms } from '#client/text/mark-terms.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { TermMarker } from '#client/ui/explained.tsx';

function show(children: React.ReactNode) {
  return render(
    <TermMarker.Provider value={markTerms}>
      <Alert title="Your summons">{children}</Alert>
    </TermMarker.Provider>,
  );
}

describe('a court term in a text', () => {
  it('is explained on a press, and by the keys alone', async () => {
    show('Look at the docket first.');
    const term = screen.getByRole('button', { name: 'docket' });
    const person = userEvent.setup();
    await person.click(term);
    expect((await screen.findByRole('tooltip')).textContent).toContain('own list of what was filed');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await person.tab();
    await person.tab({ shift: true });
    expect(await screen.findByRole('tooltip')).toBeTruthy();
  });

  it('is marked where it stands first, across the parts of a text', () => {
    show(
      <>
        <p>
          A <span>complaint</span> names the defendant.
        </p>
        <p>The defendant answers the complaint.</p>
      </>,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'complaint',
      'defendant',
    ]);
    expect(screen.getByRole('note').textContent).toBe(
      'Your summonsA complaint names the defendant.The defendant answers the complaint.',
    );
  });

  it('is not marked in a link, a button or a quotation', () => {
    show(
      <>
        <a href="/rules">The docket</a>
        <button type="button">Paste the docket</button>
        <blockquote>the docket</blockquote>
      </>,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Paste the docket']);
  });
});
