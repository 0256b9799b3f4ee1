import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DayLines } from '#client/intake/named-days.tsx';
import { makeAnswerTime, makeProposal } from '#tests/factories/intake.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const line = (label: string, factId: string) =>
  makeAnswerTime(null, { label, factId, date: '2027-02-16', certainty: 'certain' });

test.each(['one-fact', ''])(
  'of two days that rest on the same one alone is put aside: “%s”',
  async (factId) => {
    startFakeServer({});
    const deadlines = [line('File a proof of claim', factId), line('Object to the discharge', factId)];
    const onSay = vi.fn();
    renderScreen(
      <ul>
        <DayLines
          proposal={makeProposal({ deadlines, hearings: [] })}
          sourceOf={() => null}
          onSay={onSay}
          later={undefined}
        />
      </ul>,
      makeUser(),
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change: Object to the discharge' }));
    await user.click(screen.getByRole('button', { name: 'This is no day for me' }));
    expect(onSay).toHaveBeenCalledWith({ deadlines: [deadlines[0]] });
  },
);
